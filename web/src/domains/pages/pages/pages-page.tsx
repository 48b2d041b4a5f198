import { ManagedPage, pageManagementEndpoints } from '@hall/contract/page-management';
import { pagesDomain } from '@hall/contract/pages';
import { wireName } from '@hall/contract/wire/entity';
import { useNavigate } from 'react-router-dom';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { usePageActions } from '../page-actions.ts';
import { setupPath } from '../setup-path.ts';

const KNOWN = {
  title: pagesDomain.permissions['system.pages'],
  call: pageManagementEndpoints.pages.path,
  rowKey: wireName(ManagedPage, 'pageId'),
};
const CARD = { title: 'title', line: ['pageId', 'changed', 'changedAt'] };

/** The list pages of the product, which the institution can arrange (SYS-11). */
export function PagesPage() {
  const navigate = useNavigate();
  const setUp = ({ pageId }: ManagedPage) => void navigate(setupPath(pageId));
  return <ConfiguredPage page="pages" known={KNOWN} row={ManagedPage} rowActions={usePageActions()} actions={{ setUp }} card={CARD} />;
}
