import { App, Button } from 'antd';
import { useSignInMutation, useTokenMutation } from '../mock-api.ts';
import { useTexts } from '../texts.ts';
import { useAct } from '../use-act.ts';

/** Copies a text; where the browser does not let it, what is said instead stays until it is closed. */
function useCopied() {
  const { message } = App.useApp();
  return async (text: string, copied: string, notCopied: string) => {
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    if (done) void message.success(copied);
    else void message.info({ content: notCopied, duration: 0 });
  };
}

/** Opens the hall as somebody, in a tab of its own. */
function useOpened(userName: string) {
  const { t } = useTexts();
  const { message } = App.useApp();
  const [signIn] = useSignInMutation();
  const act = useAct();
  return async () => {
    // At once: a browser blocks what opens later.
    const tab = window.open('', '_blank');
    if (!tab) return void message.error(t('popupBlocked'));
    const answer = await act(signIn(userName));
    if (answer) tab.location.href = answer.data.address;
    else tab.close();
  };
}

function CopyLink({ userName }: { readonly userName: string }) {
  const { t } = useTexts();
  const [signIn] = useSignInMutation();
  const [act, copied] = [useAct(), useCopied()];
  const copy = async () => {
    const answer = await act(signIn(userName));
    if (!answer) return;
    const address = new URL(answer.data.address, window.location.origin).href;
    await copied(address, t('linkCopied'), t('linkNotCopied', { address }));
  };
  return (
    <Button size="small" aria-label={t('copyLinkOf', { userName })} onClick={() => void copy()}>
      {t('copyLink')}
    </Button>
  );
}

function CopyToken({ userName }: { readonly userName: string }) {
  const { t } = useTexts();
  const [tokenOf] = useTokenMutation();
  const [act, copied] = [useAct(), useCopied()];
  const copy = async () => {
    const answer = await act(tokenOf(userName));
    if (answer) await copied(answer.data, t('tokenCopied'), t('tokenNotCopied', { token: answer.data }));
  };
  return (
    <Button size="small" aria-label={t('copyTokenOf', { userName })} onClick={() => void copy()}>
      {t('copyToken')}
    </Button>
  );
}

/** The ways into an account. */
export function Ways({ userName }: { readonly userName: string }) {
  const { t } = useTexts();
  const open = useOpened(userName);
  return (
    <span className="tags">
      <Button size="small" type="primary" aria-label={t('signInAsOf', { userName })} onClick={() => void open()}>
        {t('signInAs')}
      </Button>
      <CopyLink userName={userName} />
      <CopyToken userName={userName} />
    </span>
  );
}
