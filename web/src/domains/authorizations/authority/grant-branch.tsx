import { Grant } from '@hall/contract/authorizations';
import { AuthorityGrant, placePath } from '@hall/contract/project-authority';
import { Link } from 'react-router-dom';
import { yuanText } from '../../../page-kit/table/decimal.ts';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { useHasPage } from '../../menu/index.ts';
import { EndsCell } from '../parts/ends-cell.tsx';
import { StateCell } from '../parts/state-cell.tsx';
import { useTexts } from '../texts.ts';
import { useAbout } from '../use-about.ts';
import { useAuthorityTexts } from './authority-texts.ts';
import { type Shares, sharesOf } from './shares.ts';

interface RowProps {
  readonly row: AuthorityGrant;
}

/** The number of a grant, which opens it where the person can. */
function GrantNumber({ row: { grant, place } }: RowProps) {
  const page = place && placePath(place);
  const hasPage = useHasPage(page ?? '');
  return page && hasPage ? <Link to={`${page}?open=${grant.number}`}>{grant.number}</Link> : <span>{grant.number}</span>;
}

function useLeft(): (grant: Grant, shares: Shares) => string {
  const { t } = useAuthorityTexts();
  return ({ amount = '', available = '' }, { level }) => {
    const of = yuanText(amount);
    if (level === 'left') return t('leftOf', { left: yuanText(available), amount: of });
    return level === 'none' ? t('noneLeft', { amount: of }) : t('overBy', { over: yuanText(available.replace('-', '')), amount: of });
  };
}

/** What a grant has, as a bar and in words: what is spent, held and given on of its amount, and what is left (PROJ-5). */
function Money({ row }: RowProps) {
  const { t } = useTexts();
  const { t: own } = useAuthorityTexts();
  const [term, taken] = [useTerms(Grant), useTerms(AuthorityGrant)];
  const left = useLeft();
  const { grant } = row;
  const shares = sharesOf(row);
  return (
    <div className="authority-money" data-level={shares.level}>
      <div>{grant.controlled ? left(grant, shares) : t('notControlled')}</div>
      {grant.controlled && (
        <div className="authority-left">
          <span className="authority-bar" aria-hidden="true">
            {shares.parts.map(({ kind, width }) => (
              <span key={kind} data-kind={kind} style={{ width: `${width}%` }} />
            ))}
          </span>
          <small>{own('share', { percent: shares.percent })}</small>
        </div>
      )}
      {shares.parts.map(({ kind, yuan }) => (
        <small key={kind} data-kind={kind}>
          {kind === 'passedOn' ? taken(kind) : term(kind)} {yuanText(yuan)}
        </small>
      ))}
    </div>
  );
}

const SYSTEMS = ['forQuery', 'forExpense', 'forIncome'] as const;

/** A grant on a project: who holds it, what it has, for what and until when; from whom it is where that is not who stands above it. */
export function GrantBranch({ row, from }: RowProps & { readonly from: string }) {
  const { t, pick } = useAuthorityTexts();
  const { t: words } = useTexts();
  const about = useAbout();
  const term = useTerms(Grant);
  const { grant } = row;
  const { person, personEn, authorizer, authorizerEn, project, mayRegrant, firstDay } = grant;
  const said = [
    SYSTEMS.filter((system) => grant[system])
      .map(term)
      .join(words('between')),
    mayRegrant && term('mayRegrant'),
    authorizer !== from && t('by', { person: pick(authorizer, authorizerEn) }),
    !project && about(grant),
  ];
  return (
    <div className="authority-grant">
      <strong>{pick(person, personEn)}</strong>
      <GrantNumber row={row} />
      <StateCell grant={grant} />
      <Money row={row} />
      <div className="authority-terms">
        <span>
          {firstDay} – <EndsCell grant={grant} />
        </span>
        {said.filter(Boolean).map((one) => (
          <span key={String(one)}>{one}</span>
        ))}
      </div>
    </div>
  );
}
