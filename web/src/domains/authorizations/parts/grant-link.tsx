import { givenPath, heldPath } from '@hall/contract/authorizations';
import { Link } from 'react-router-dom';
import { useMeQuery } from '../../../shared/account/me-api.ts';
import { useHasPage } from '../../menu/index.ts';

const ALL = '/authorizations/all';
const pageOf = (path: string): string => path.split('?')[0] ?? '';

/** The number of a grant of somebody else: it leads among all of them, or among those on what one leads. */
export function OthersGrantLink({ number }: { readonly number: string }) {
  const [all, given] = [`${ALL}?open=${number}`, givenPath(number)];
  const [hasAll, hasGiven] = [useHasPage(ALL), useHasPage(pageOf(given))];
  return hasAll || hasGiven ? <Link to={hasAll ? all : given}>{number}</Link> : number;
}

interface GrantLinkProps {
  readonly number: string;
  /** Staff number of who holds it. */
  readonly holder: string;
  /** Name of who leads its project. */
  readonly leader: string | undefined;
}

/** The number of a grant: to its leader it leads among those that they gave, to its holder among theirs, to others among all of them. */
export function GrantLink({ number, holder, leader }: GrantLinkProps) {
  const { data: me } = useMeQuery();
  const [given, held, all] = [givenPath(number), heldPath(number), `${ALL}?open=${number}`];
  const own = me?.staffNumber === holder ? held : me?.name === leader ? given : undefined;
  const hasOwn = useHasPage(pageOf(own ?? ALL));
  const hasAll = useHasPage(ALL);
  if (own && hasOwn) return <Link to={own}>{number}</Link>;
  return hasAll ? <Link to={all}>{number}</Link> : number;
}
