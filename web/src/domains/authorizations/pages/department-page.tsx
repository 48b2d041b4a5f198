import { PlusOutlined } from '@ant-design/icons';
import { authorizationsDomain, Grant } from '@hall/contract/authorizations';
import { departmentGrantsEndpoints } from '@hall/contract/department-grants';
import { wireName } from '@hall/contract/wire/entity';
import { useState } from 'react';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import type { DepartmentFormProps } from '../department/department-form.tsx';
import { useTexts } from '../texts.ts';
import { GrantsPage } from './grants-page.tsx';

const DepartmentForm = lazyPart<DepartmentFormProps>(
  () => import('../department/department-form.tsx').then((part) => part.DepartmentForm),
  null,
);

const KNOWN = {
  title: authorizationsDomain.permissions['authorizations.department'],
  call: departmentGrantsEndpoints.department.path,
  exportCall: departmentGrantsEndpoints.exportDepartment.path,
  printCall: departmentGrantsEndpoints.printDepartment.path,
  rowKey: wireName(Grant, 'number'),
  showSummary: true,
};
const CARD = { title: 'projectName', line: ['number', 'person', 'state'] };

/** What was granted for the departments that the person heads, and where they grant (PROJ-17). */
export function DepartmentPage() {
  const { t } = useTexts();
  const [giving, setGiving] = useState(false);
  const toolbar = [{ id: 'give', label: t('giveDepartment'), icon: <PlusOutlined aria-hidden />, run: () => setGiving(true) }];
  return (
    <>
      <GrantsPage page="grants-department" known={KNOWN} card={CARD} toolbar={toolbar} />
      {giving && <DepartmentForm onClose={() => setGiving(false)} />}
    </>
  );
}
