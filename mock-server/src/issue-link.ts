import { issueSignOnToken, signOnKey, TOKEN_WAYS, type TokenWay } from './core/sign-on-tokens.ts';
import { requiredPerson } from './required-person.ts';
import { type Command, nothingMore, withDatabase } from './run-command.ts';
import { SettingsError } from './settings.ts';

/** The page of each way, up to the token. */
export const SIGN_ON_PAGES: Readonly<Record<TokenWay, string>> = {
  authentication: '/logAuth?access_token=',
  'third-party': '/qhLogin?token=',
  url: '/logUrl?token=',
};

const USAGE = `say a way and a person: issue-token ${TOKEN_WAYS.join('|')} <user name or staff number>`;

/**
 * A link that signs a person on once, within five minutes.
 * @param given the way, and the person's user name or staff number
 * @throws SettingsError without both, and for who is nobody
 */
export const issueLink: Command = async ([way, typed = '', ...rest], env) => {
  nothingMore(rest);
  const known = TOKEN_WAYS.find((one) => one === way);
  if (!known) throw new SettingsError(USAGE);
  return withDatabase(env, async ({ settings, database }) => {
    const { userName } = await requiredPerson(database, typed, USAGE);
    const key = await signOnKey(database, settings.signOnKey);
    const token = await issueSignOnToken(key, known, userName, new Date());
    return `${settings.publicUrl ?? `http://localhost:${settings.port}`}${SIGN_ON_PAGES[known]}${token}`;
  });
};
