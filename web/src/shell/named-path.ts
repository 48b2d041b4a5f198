const NAMED = 'lb';

interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The path of the menu that an address asks to open (SHELL-10). */
export const namedPath = ({ search }: Pick<Address, 'search'>): string | undefined => new URLSearchParams(search).get(NAMED) ?? undefined;

/** The address without what it asks to open. */
export function withoutNamed({ pathname, search, hash }: Address): string {
  const params = new URLSearchParams(search);
  params.delete(NAMED);
  const rest = params.toString();
  return pathname + (rest && `?${rest}`) + hash;
}
