import type { PageSetup } from '@hall/contract/page-management';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ActionGroup } from '../../../page-kit/actions/action-group.tsx';
import { useFirst } from '../../../shared/form/meanwhile.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { told } from '../../../shared/ui/told.ts';
import { usePageSetupQuery, useResetPageMutation } from '../api.ts';
import { SetupEditor } from '../parts/setup-editor.tsx';
import { PAGE_PARAMETER } from '../setup-path.ts';
import { useTexts } from '../texts.ts';
import './setup-page.css';

const LOOK = {};

interface OpenedProps {
  readonly setup: PageSetup;
  /** It has been stored otherwise: it is asked for anew. */
  readonly onStored: () => void;
}

/** Whether a page is as it was shipped, and how it gets that way. */
function Head({ setup, onStored }: OpenedProps) {
  const { t, pick } = useTexts();
  const [reset] = useResetPageMutation();
  const { config, shippedConfig, columns, shippedColumns, version, changedAt = '', changedBy = '', changedByEn } = setup;
  const changed = JSON.stringify([config, columns]) !== JSON.stringify([shippedConfig, shippedColumns]);
  const name = pick(config.title.zh, config.title.en);
  const action = {
    ...{ id: 'reset', label: t('reset'), danger: true, confirm: t('askReset', { name }) },
    disabledBecause: changed ? undefined : t('notChanged'),
    run: async () => {
      const done = await told(reset({ pageId: config.pageId, version }), t('wasReset'));
      onStored();
      return done;
    },
  };
  return (
    <header>
      <div>
        <h1>{t('heading', { name })}</h1>
        <p className="hall-soft">
          {changed ? t('changedBy', { name: pick(changedBy, changedByEn), time: changedAt }) : t('asShipped')}
          {' · '}
          <Link to="/xtsz/pages">{t('back')}</Link>
        </p>
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

/** As it is asked for first: what is being arranged does not change under one's hands. */
function Stored({ pageId, onStored }: { readonly pageId: string; readonly onStored: () => void }) {
  const query = usePageSetupQuery({ pageId }, { refetchOnMountOrArgChange: true });
  return (
    <QueryView query={{ ...query, data: useFirst(query) }} lines={10}>
      {(setup) => <Opened setup={setup} onStored={onStored} />}
    </QueryView>
  );
}

/** Arranges a list page for everybody (SYS-11). */
export function SetupPage() {
  const pageId = new URLSearchParams(useLocation().search).get(PAGE_PARAMETER) ?? '';
  const [round, setRound] = useState(0);
  return (
    <section className="setup-page">
      <Stored key={`${pageId} ${round}`} pageId={pageId} onStored={() => setRound((before) => before + 1)} />
    </section>
  );
}
