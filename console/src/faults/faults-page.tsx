import type { FaultRule } from '@hall/mock-server/mock-control/said';
import { Button, Table, type TableColumnsType } from 'antd';
import { useFaultsQuery, useRemoveFaultMutation, useRemoveFaultsMutation } from '../mock-api.ts';
import { Asked } from '../parts/asked.tsx';
import { FaultMark } from '../parts/fault-mark.tsx';
import { useTexts } from '../texts.ts';
import { useAct } from '../use-act.ts';
import { useNames } from '../use-names.ts';
import { FaultForm } from './fault-form.tsx';
import { HowTo } from './how-to.tsx';

/** How often rules are asked for, in ms: their times are used up meanwhile. */
const EVERY_MS = 1_000;

function useColumns(): TableColumnsType<FaultRule> {
  const { t } = useTexts();
  const { nameOf } = useNames();
  const [remove] = useRemoveFaultMutation();
  const act = useAct();
  return [
    {
      key: 'call',
      title: t('call'),
      render: (_, { call }) => (
        <>
          <span className="code">{call}</span>
          <span className="soft line">{nameOf(call)}</span>
        </>
      ),
    },
    { key: 'fault', title: t('fault'), render: (_, rule) => <FaultMark fault={rule} /> },
    { key: 'times', title: t('timesLeft'), width: 120, render: (_, { times }) => times ?? t('unlimited') },
    {
      key: 'remove',
      title: t('remove'),
      width: 100,
      render: (_, { call }) => (
        <Button size="small" aria-label={t('removeOf', { call })} onClick={() => void act(remove(call), t('ruleRemoved'))}>
          {t('remove')}
        </Button>
      ),
    },
  ];
}

function Rules({ rules }: { readonly rules: readonly FaultRule[] }) {
  const { t } = useTexts();
  const [removeAll] = useRemoveFaultsMutation();
  const act = useAct();
  return (
    <section className="card" aria-label={t('rules')}>
      <h3>
        {t('rules')}
        {rules.length > 0 && (
          <Button size="small" onClick={() => void act(removeAll(), t('rulesRemoved'))}>
            {t('removeAll')}
          </Button>
        )}
      </h3>
      <Table<FaultRule>
        className="rows"
        size="small"
        rowKey="call"
        columns={useColumns()}
        dataSource={rules}
        locale={{ emptyText: <p className="empty">{t('noRules')}</p> }}
        pagination={false}
      />
    </section>
  );
}

/** The rules by which calls fail, and setting them. */
export function FaultsPage() {
  const { t } = useTexts();
  const query = useFaultsQuery(undefined, { pollingInterval: EVERY_MS, skipPollingIfUnfocused: true });
  return (
    <>
      <p className="note">{t('faultsNote')}</p>
      <Asked query={query}>{(rules) => <Rules rules={rules} />}</Asked>
      <div className="two">
        <FaultForm />
        <HowTo />
      </div>
    </>
  );
}
