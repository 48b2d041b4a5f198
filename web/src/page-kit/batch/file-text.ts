/** The text of a file: in UTF-8, else in GB 18030, in which spreadsheets on Chinese Windows save. */
export function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
