/** What something is, with what it was where that was something else. */
export function FromTo({ before, after }: { readonly before: string; readonly after: string }) {
  if (before === after) return after;
  return (
    <>
      <del>{before}</del> → <ins>{after}</ins>
    </>
  );
}
