import { PlusOutlined } from '@ant-design/icons';
import { authorizationsDomain, authorizationsEndpoints, Grant } from '@hall/contract/authorizations';
import { wireName } from '@hall/contract/wire/entity';
import { useState } from 'react';
import { GiveForm } from '../index.ts';
import { SoonViews, VIEWED } from '../parts/soon-views.tsx';
import { useTexts } from '../texts.ts';
import { GrantsPage } from './grants-page.tsx';

const KNOWN = {
  title: authorizationsDomain.permissions['authorizations.given'],
  call: authorizationsEndpoints.given.path,
  exportCall: authorizationsEndpoints.exportGiven.path,
  printCall: authorizationsEndpoints.printGiven.path,
  rowKey: wireName(Grant, 'number'),
  showSummary: true,
};
const CARD = { title: 'projectName', line: ['number', 'person', 'state'] };
const VIEWS = <SoonViews />;

/** What the person gave, and what was given of projects that they lead or of departments that they head (PROJ-16). */
export function GivenPage() {
  const { t } = useTexts();
  const [giving, setGiving] = useState(false);
  const toolbar = [{ id: 'give', label: t('give'), icon: <PlusOutlined aria-hidden />, run: () => setGiving(true) }];
  return (
    <>
      <GrantsPage page="grants-given" known={KNOWN} card={CARD} views={VIEWS} viewed={VIEWED} toolbar={toolbar} />
      {giving && <GiveForm onClose={() => setGiving(false)} />}
    </>
  );
}
