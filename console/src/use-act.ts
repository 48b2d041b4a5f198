import { App } from 'antd';
import { failureOf } from './failure.ts';
import { useTexts } from './texts.ts';

interface Sent<Data> {
  unwrap(): Promise<Data>;
}

/** Carries an action out and tells how it went. @returns what gives the answer, or nothing when it failed */
export function useAct() {
  const { message } = App.useApp();
  const { t } = useTexts();
  return async <Data>(sent: Sent<Data>, done?: string): Promise<{ readonly data: Data } | undefined> => {
    try {
      const data = await sent.unwrap();
      if (done) void message.success(done);
      return { data };
    } catch (error) {
      const failure = failureOf(error);
      const problem = failure === 'gone' ? t('noAnswer') : failure === 'off' ? t('off') : failure.problem;
      void message.error(t('actionFailed', { problem }));
      return undefined;
    }
  };
}
