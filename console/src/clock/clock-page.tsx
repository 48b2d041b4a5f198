import type { ClockState } from '@hall/mock-server/mock-control/said';
import { Button, Form, Input, InputNumber } from 'antd';
import { type ClockChange, useClockQuery, useSetClockMutation } from '../mock-api.ts';
import { Asked } from '../parts/asked.tsx';
import { Mark } from '../parts/mark.tsx';
import { useTexts } from '../texts.ts';
import { useAct } from '../use-act.ts';
import { lengthOf, sideOf } from './apart.ts';
import { fieldOf, inShanghai, momentOf } from './shanghai.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Ten years. */
const MOST_MINUTES = 5_256_000;

type Change = (change: ClockChange) => void;

function SetField({ now, change }: { readonly now: string; readonly change: Change }) {
  const { t } = useTexts();
  const isMoment = (_: unknown, local = '') => (momentOf(local) ? Promise.resolve() : Promise.reject(new Error(t('chooseMoment'))));
  const send = ({ local }: { readonly local: string }) => {
    const moment = momentOf(local);
    if (moment) change({ now: moment });
  };
  return (
    <Form layout="inline" className="line-form" initialValues={{ local: fieldOf(now) }} onFinish={send}>
      <Form.Item name="local" label={t('setTo')} rules={[{ validator: isMoment }]}>
        <Input type="datetime-local" step={1} />
      </Form.Item>
      <Button htmlType="submit">{t('set')}</Button>
    </Form>
  );
}

function AdvanceFields({ change }: { readonly change: Change }) {
  const { t } = useTexts();
  return (
    <div className="line-form">
      <span>{t('advance')}</span>
      <Button onClick={() => change({ advance: HOUR_MS })}>{t('oneHour')}</Button>
      <Button onClick={() => change({ advance: DAY_MS })}>{t('oneDay')}</Button>
      <Form
        layout="inline"
        className="line-form"
        requiredMark={false}
        onFinish={({ minutes }: { minutes: number }) => change({ advance: minutes * MINUTE_MS })}
      >
        <Form.Item
          name="minutes"
          label={t('minutes')}
          rules={[{ required: true, type: 'integer', min: 1, max: MOST_MINUTES, message: t('between', { most: String(MOST_MINUTES) }) }]}
        >
          <InputNumber />
        </Form.Item>
        <Button htmlType="submit">{t('advanceMinutes')}</Button>
      </Form>
    </div>
  );
}

/** A clock that was moved goes on like one that was not. */
function Apart({ apart }: Pick<ClockState, 'apart'>) {
  const { t, language } = useTexts();
  const side = sideOf(apart);
  return side ? (
    <Mark tone="warning">{t(side, { length: lengthOf(apart, language) })}</Mark>
  ) : (
    <span className="soft">{t('together')}</span>
  );
}

function Clock({ clock: { now, frozen, apart } }: { readonly clock: ClockState }) {
  const { t } = useTexts();
  const [set] = useSetClockMutation();
  const act = useAct();
  const change: Change = (asked) => void act(set(asked), t('clockSet'));
  return (
    <section className="card" aria-label={t('serverTime')}>
      <p className="clock">
        <time dateTime={now}>{inShanghai(now)}</time> <Mark tone={frozen ? 'warning' : 'success'}>{t(frozen ? 'frozen' : 'running')}</Mark>
        <span className="soft">{t('shanghai')}</span>
        <Apart apart={apart} />
      </p>
      <SetField now={now} change={change} />
      <AdvanceFields change={change} />
      <div className="line-form">
        <Button onClick={() => change({ frozen: !frozen })}>{t(frozen ? 'unfreeze' : 'freeze')}</Button>
        <Button onClick={() => change({ reset: true })}>{t('resetClock')}</Button>
      </div>
    </section>
  );
}

/** The server's clock. */
export function ClockPage() {
  const { t } = useTexts();
  const query = useClockQuery();
  return (
    <>
      <p className="note">{t('clockNote')}</p>
      <Asked query={query}>{(clock) => <Clock clock={clock} />}</Asked>
    </>
  );
}
