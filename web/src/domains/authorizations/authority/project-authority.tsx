import type { Grant } from '@hall/contract/authorizations';
import type { ProjectAuthority as Authority } from '@hall/contract/project-authority';
import { yuanText } from '../../../page-kit/table/decimal.ts';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useProjectAuthorityQuery } from './authority-api.ts';
import { useAuthorityTexts } from './authority-texts.ts';
import { type Branch, branchesOf } from './branches.ts';
import { GrantBranch } from './grant-branch.tsx';
import './authority.css';

export interface ProjectAuthorityProps {
  readonly code: string;
}

interface BranchesProps {
  readonly branches: readonly Branch[];
  /** Name of who the grants came from, unless they say otherwise. */
  readonly from: Grant['person'];
}

const Branches = ({ branches, from }: BranchesProps) => (
  <ul>
    {branches.map(({ row, below }) => (
      <li key={row.grant.number}>
        <GrantBranch row={row} from={from} />
        {below.length > 0 && <Branches branches={below} from={row.grant.person} />}
      </li>
    ))}
  </ul>
);

function Tree({ authority: { leader, leaderEn, leaderNumber, balance, whole, grants, more } }: { readonly authority: Authority }) {
  const { t, pick } = useAuthorityTexts();
  return (
    <>
      <ul className="authority" aria-label={t('title')}>
        <li>
          <div className="authority-grant">
            <strong>{pick(leader, leaderEn)}</strong>
            <span className="hall-soft">{leaderNumber}</span>
            <span className="authority-leads">{t('leads')}</span>
            {balance !== undefined && <div>{t('balance', { amount: yuanText(balance) })}</div>}
          </div>
          {grants.length > 0 && <Branches branches={branchesOf(grants)} from={leader} />}
        </li>
      </ul>
      {grants.length === 0 && <p className="hall-hint">{t(whole ? 'nobody' : 'nobodySeen')}</p>}
      {!whole && grants.length > 0 && <p className="hall-soft">{t('ownOnly')}</p>}
      {more > 0 && <p className="hall-soft">{t('more', { count: more })}</p>}
    </>
  );
}

/** Who may use a project, at a glance: its leader, the grants below, and what each has, as far as the person may see it (PROJ-13, PROJ-16). */
export function ProjectAuthority({ code }: ProjectAuthorityProps) {
  const { t } = useAuthorityTexts();
  const query = useProjectAuthorityQuery({ code }, { refetchOnMountOrArgChange: true });
  return (
    <section>
      <h3>{t('title')}</h3>
      <QueryView query={query} lines={4}>
        {(authority) => <Tree authority={authority} />}
      </QueryView>
    </section>
  );
}
