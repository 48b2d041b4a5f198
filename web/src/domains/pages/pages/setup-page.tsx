import type { PageSetup } from '@hall/contract/page-management';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ActionGroup } from '../../../page-kit/actions/action-group.tsx';
import { asFailure } from '../../../shared/api/failure.ts';
import { useFirst, useMeanwhile } from '../../../shared/form/meanwhile.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { told } from '../../../shared/ui/told.ts';
import { useLazyPageSetupQuery, usePageSetupQuery, useResetPageMutation } from '../api.ts';
import { SetupEditor } from '../parts/setup-editor.tsx';
import { PAGE_PARAMETER } from '../setup-path.ts';
import { useTexts } from '../texts.ts';
import './setup-page.css';

const LOOK = {};

interface OpenedProps {
  readonly setup: PageSetup;
  /** It is shown again after it was stored, which took what had the focus away. */
  readonly again: boolean;
  /** It has been stored otherwise: it is asked for anew. */
  readonly onStored: () => void;
}

/** Gives a page what it was shipped with; where that is refused, what is being arranged stays. */
function useReset(setup: PageSetup, onStored: () => void) {
  const { t } = useTexts();
  const { pageId } = setup.config;
  const [reset] = useResetPageMutation();
  const [ask] = useLazyPageSetupQuery();
  const { saving } = useMeanwhile(setup, () => ask({ pageId }).unwrap());
  return async () => {
    const change = saving(({ version }) => reset({ pageId, version }).unwrap());
    const done = await told(
      change.then(
        () => ({}),
        (error: unknown) => ({ error }),
      ),
      t('wasReset'),
    );
    if (done) onStored();
    return done;
  };
}

const takeFocus = (heading: HTMLElement | null): void => {
  if (document.activeElement === document.body) heading?.focus();
};

/** Whether a page is as it was shipped, and how it gets that way. */
function Head({ setup, again, onStored }: OpenedProps) {
  const { t, pick } = useTexts();
  const run = useReset(setup, onStored);
  const { config, shippedConfig, columns, shippedColumns, changedAt = '', changedBy = '', changedByEn } = setup;
  const changed = JSON.stringify([config, columns]) !== JSON.stringify([shippedConfig, shippedColumns]);
  const name = pick(config.title.zh, config.title.en);
  const action = {
    ...{ id: 'reset', label: t('reset'), danger: true, confirm: t('askReset', { name }) },
    disabledBecause: changed ? undefined : t('notChanged'),
    run,
  };
  return (
    <header>
      <div>
        <h1 tabIndex={-1} ref={again ? takeFocus : undefined}>
          {t('heading', { name })}
        </h1>
        <p className="hall-soft">{changed ? t('changedBy', { name: pick(changedBy, changedByEn), time: changedAt }) : t('asShipped')}</p>
        <Link to="/xtsz/pages">{t('back')}</Link>
      </div>
      <ActionGroup actions={[action]} look={LOOK} onRun={(one) => one.run()} />
    </header>
  );
}

function Opened(props: OpenedProps) {
  return (
    <>
      <Head {...props} />
      <SetupEditor setup={props.setup} onSaved={props.onStored} />
    </>
  );
}

function NoSuchPage() {
  const { t } = useTexts();
  return (
    <div className="hall-hint" role="alert">
      <p>{t('noSuchPage')}</p>
      <Link to="/xtsz/pages">{t('back')}</Link>
    </div>
  );
}

/** As it is asked for first: what is being arranged does not change under one's hands. */
function Stored({ pageId, ...props }: { readonly pageId: string } & Omit<OpenedProps, 'setup'>) {
  const query = usePageSetupQuery({ pageId }, { refetchOnMountOrArgChange: true });
  const first = useFirst(query);
  const failure = query.isError ? asFailure(query.error) : undefined;
  if (failure?.kind === 'business' && failure.rule === 'not-found') return <NoSuchPage />;
  return (
    <QueryView query={{ ...query, data: first }} lines={10}>
      {(setup) => <Opened setup={setup} {...props} />}
    </QueryView>
  );
}

/** Arranges a list page for everybody (SYS-11). */
export function SetupPage() {
  const pageId = new URLSearchParams(useLocation().search).get(PAGE_PARAMETER) ?? '';
  const [round, setRound] = useState(0);
  return (
    <section className="setup-page">
      {pageId === '' ? (
        <NoSuchPage />
      ) : (
        <Stored key={`${pageId} ${round}`} pageId={pageId} again={round > 0} onStored={() => setRound((before) => before + 1)} />
      )}
    </section>
  );
}
