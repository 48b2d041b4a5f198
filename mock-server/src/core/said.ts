const LONGEST = 300;

/** What an error and what is behind it say. Errors of directories are told by their names, those of connections often by a code alone. */
function messagesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  const { name, message, code } = error as NodeJS.ErrnoException;
  const own = [name === 'Error' ? '' : name, message.trim() || (code ?? '')].filter(Boolean);
  return [...own, ...(error.cause === undefined ? [] : messagesOf(error.cause))];
}

/**
 * What a counterpart said when it failed, for the server's log: one line of at most 300 characters, without the secrets that it was told.
 */
export function saidBy(error: unknown, secrets: readonly (string | undefined)[] = []): string {
  let text = messagesOf(error).join(': ');
  for (const secret of secrets) if (secret) text = text.replaceAll(secret, '***');
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, LONGEST);
}
