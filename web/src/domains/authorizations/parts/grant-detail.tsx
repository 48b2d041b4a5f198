import { type GrantDetail as Detail, Grant } from '@hall/contract/authorizations';
import { GrantSystem } from '@hall/contract/draft-terms';
import { USES_PATH, usesPath } from '@hall/contract/grant-uses';
import { labelOf } from '@hall/contract/wire/coded';
import { termOf } from '@hall/contract/wire/entity';
import { Link } from 'react-router-dom';
import { Facts } from '../../../page-kit/detail/facts.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useHasPage } from '../../menu/index.ts';
import { useGrantDetailQuery } from '../api.ts';
import type { GrantVersionsProps } from '../changing/grant-versions.tsx';
import { SYSTEMS } from '../systems.ts';
import { useTexts } from '../texts.ts';
import { GivenOn } from './given-on.tsx';
import { GrantHistory } from './grant-history.tsx';
import { GrantMoney } from './grant-money.tsx';
import './grant-detail.css';

const ABOUT = ['state', 'causes', 'project', 'projectName', 'accountSet', 'department'] as const;
const WHOSE = ['person', 'staffNumber', 'authorizer', 'basis'] as const;
const TERMS = ['firstDay', 'lastDay', 'longTerm', 'mayRegrant', 'showsBalance', 'showsLedger', 'parent', 'reason'] as const;
const MADE = ['madeAt', 'oldNumber'] as const;
/** What is told only where there is something to tell. */
const WHERE_THERE: readonly string[] = ['causes', 'project', 'projectName', 'accountSet', 'parent', 'oldNumber'];

function TermsOf({ grant }: { readonly grant: Grant }) {
  const { t, language } = useTexts();
  const systems = SYSTEMS.filter(([flag]) => grant[flag]).map(([, system]) => labelOf(GrantSystem, system, language));
  const special = grant.basis === 'special';
  const told = (name: keyof Grant) =>
    name === 'basis' ? !special : !WHERE_THERE.includes(name) || (grant[name] !== undefined && String(grant[name]) !== '');
  const more = {
    ...(special && { [termOf(Grant, 'basis', language)]: t('bySpecial') }),
    [t('systems')]: systems.join(t('between')),
  };
  return <Facts entity={Grant} row={grant} fields={[...ABOUT, ...WHOSE, ...TERMS, ...MADE].filter(told)} more={more} />;
}

const GrantFiles = lazyPart(() => import('./grant-files.tsx').then((part) => part.GrantFiles));
const GrantVersions = lazyPart<GrantVersionsProps>(() => import('../changing/grant-versions.tsx').then((part) => part.GrantVersions));

function Rest({ detail: { grant, children, events, attachments, versions } }: { readonly detail: Detail }) {
  const { t } = useTexts();
  return (
    <>
      {attachments.length > 0 && <GrantFiles grant={grant.number} files={attachments} />}
      {children.length > 0 && (
        <section className="grant-part">
          <h3>{t('children')}</h3>
          <GivenOn grants={children} />
        </section>
      )}
      {versions.length > 0 && <GrantVersions grant={grant} versions={versions} />}
      <section className="grant-part">
        <h3>{t('history')}</h3>
        <GrantHistory events={events} />
      </section>
    </>
  );
}

/** A grant in full: what is left of it, its terms, what was given on from it, and what has become of it (PROJ-16, PROJ-21). */
export function GrantDetail({ grant }: { readonly grant: Grant }) {
  const { t } = useTexts();
  const query = useGrantDetailQuery({ number: grant.number }, { refetchOnMountOrArgChange: true });
  const linked = useHasPage(USES_PATH);
  return (
    <>
      <GrantMoney grant={grant} />
      <TermsOf grant={grant} />
      {linked && (
        <p className="grant-uses">
          <Link to={usesPath(grant.number)}>{t('uses')}</Link>
        </p>
      )}
      <QueryView query={query} lines={4}>
        {(detail) => <Rest detail={detail} />}
      </QueryView>
    </>
  );
}
