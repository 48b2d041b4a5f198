import { PlusOutlined } from '@ant-design/icons';
import { authorizationsDomain, Grant } from '@hall/contract/authorizations';
import { specialGrantsEndpoints } from '@hall/contract/special-grants';
import { wireName } from '@hall/contract/wire/entity';
import { useState } from 'react';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import type { SpecialFormProps } from '../special/special-form.tsx';
import { useTexts } from '../texts.ts';
import { GrantsPage } from './grants-page.tsx';

const SpecialForm = lazyPart<SpecialFormProps>(() => import('../special/special-form.tsx').then((part) => part.SpecialForm), null);

const KNOWN = {
  title: authorizationsDomain.permissions['authorizations.special'],
  call: specialGrantsEndpoints.special.path,
  exportCall: specialGrantsEndpoints.exportSpecial.path,
  printCall: specialGrantsEndpoints.printSpecial.path,
  rowKey: wireName(Grant, 'number'),
  showSummary: true,
};
const CARD = { title: 'projectName', line: ['number', 'person', 'state'] };

/** What the finance office granted, and where it grants (PROJ-15). */
export function SpecialPage() {
  const { t } = useTexts();
  const [giving, setGiving] = useState(false);
  const toolbar = [{ id: 'give', label: t('giveSpecial'), icon: <PlusOutlined aria-hidden />, run: () => setGiving(true) }];
  return (
    <>
      <GrantsPage page="grants-special" known={KNOWN} card={CARD} toolbar={toolbar} />
      {giving && <SpecialForm onClose={() => setGiving(false)} />}
    </>
  );
}
