import { givenPath, heldPath } from '@hall/contract/authorizations';
import { ChangeNotice } from '@hall/contract/change-notices';
import { Link } from 'react-router-dom';
import { Facts } from '../../../page-kit/detail/facts.tsx';
import { useMeQuery } from '../../../shared/account/me-api.ts';
import { useHasPage } from '../../menu/index.ts';
import { useChangingTexts } from './changing-texts.ts';

const FACTS = [
  ...['content', 'from', 'state', 'reason', 'changer', 'toldAt', 'person', 'seenAt'],
  ...['project', 'projectName', 'department', 'holder'],
] as (keyof ChangeNotice & string)[];
/** What is told only where there is something to tell. */
const WHERE_THERE: readonly string[] = ['reason', 'project', 'projectName'];

const pageOf = (path: string): string => path.split('?')[0] ?? '';

/** The way to the grant that was changed: to who holds it among theirs, to others among those that they gave. */
function WayToGrant({ notice: { grant, holderNumber } }: { readonly notice: ChangeNotice }) {
  const { t } = useChangingTexts();
  const { data: me } = useMeQuery();
  const path = me?.staffNumber === holderNumber ? heldPath(grant) : givenPath(grant);
  const linked = useHasPage(pageOf(path));
  if (!me || !linked) return null;
  return (
    <p className="change-way">
      <Link to={path}>{t('seeGrant', { number: grant })}</Link>
    </p>
  );
}

/** A change of which somebody was told: what, from when on, why and by whom, and whether they have confirmed it (PROJ-25). */
export function NoticeDetail({ notice }: { readonly notice: ChangeNotice }) {
  const fields = FACTS.filter((name) => !WHERE_THERE.includes(name) || notice[name]);
  return (
    <>
      <Facts entity={ChangeNotice} row={notice} fields={fields} />
      <WayToGrant notice={notice} />
    </>
  );
}
