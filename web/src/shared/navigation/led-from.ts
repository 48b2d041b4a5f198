/** What a navigation says of the address that it came by, which has no page of its own; kept in the history. */
export const ledFrom = (from: string) => ({ ledFrom: from });

/** The address by which a navigation came; none where it came by none of that kind. */
export function ledFromOf(state: unknown): string | undefined {
  const { ledFrom: from } = (state ?? {}) as { readonly ledFrom?: unknown };
  return typeof from === 'string' ? from : undefined;
}
