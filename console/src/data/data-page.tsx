import { type DataState, SEEDS, type Seed } from '@hall/mock-server/mock-control/said';
import { App, Button, Descriptions } from 'antd';
import { useDataQuery, useResetMutation } from '../mock-api.ts';
import { Asked } from '../parts/asked.tsx';
import { useTexts } from '../texts.ts';
import { useAct } from '../use-act.ts';

const COUNTS = ['people', 'departments', 'permissions', 'notices', 'operations', 'signIns'] as const;
const RESETS = { small: 'resetSmall', large: 'resetLarge' } as const;
const TAKEN = ['resetTakesData', 'resetTakesSessions', 'resetTakesClock'] as const;
const NOTES = { small: 'smallNote', large: 'largeNote' } as const;

function Facts({ data: { seed, counts } }: { readonly data: DataState }) {
  const { t, language } = useTexts();
  const format = new Intl.NumberFormat(language);
  const items = [
    { key: 'seed', label: t('seed'), children: `${t(seed)} (${t(NOTES[seed])})` },
    ...COUNTS.map((what) => ({ key: what, label: t(what), children: format.format(counts[what]) })),
  ];
  return <Descriptions bordered size="small" column={{ xs: 1, md: 2 }} items={items} />;
}

function Taken() {
  const { t } = useTexts();
  return (
    <>
      <p>{t('resetTakes')}</p>
      <ul>
        {TAKEN.map((what) => (
          <li key={what}>{t(what)}</li>
        ))}
      </ul>
    </>
  );
}

function Reset() {
  const { t } = useTexts();
  const { modal } = App.useApp();
  const [reset, { isLoading, originalArgs }] = useResetMutation();
  const act = useAct();
  const ask = (seed: Seed) =>
    modal.confirm({
      title: t('resetQuestion'),
      content: <Taken />,
      okText: t(RESETS[seed]),
      cancelText: t('cancel'),
      okButtonProps: { danger: true },
      onOk: () => void act(reset(seed), t('resetDone')),
    });
  return (
    <section className="card" aria-label={t('resetTo')}>
      <h3>{t('resetTo')}</h3>
      <Taken />
      <div className="line-form">
        {SEEDS.map((seed) => (
          <Button key={seed} danger disabled={isLoading} loading={isLoading && originalArgs === seed} onClick={() => ask(seed)}>
            {t(RESETS[seed])}
          </Button>
        ))}
        <span role="status" className="soft">
          {isLoading && t('resetting')}
        </span>
      </div>
    </section>
  );
}

/** What is in the database, and putting it back. */
export function DataPage() {
  const { t } = useTexts();
  const query = useDataQuery();
  return (
    <>
      <p className="note">{t('dataNote')}</p>
      <Asked query={query}>{(data) => <Facts data={data} />}</Asked>
      <Reset />
    </>
  );
}
