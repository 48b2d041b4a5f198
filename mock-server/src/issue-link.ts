import { issueSignOnToken, signOnKey, TOKEN_WAYS, type TokenWay } from './core/sign-on-tokens.ts';
import { type Command, withDatabase } from './run-command.ts';
import { SettingsError } from './settings.ts';

const PAGES: Readonly<Record<TokenWay, string>> = {
  authentication: '/logAuth?access_token=',
  'third-party': '/qhLogin?token=',
  url: '/logUrl?token=',
};

/**
 * A link that signs a person on once, within five minutes.
 * @param given the way and the user name
 * @throws SettingsError without both
 */
export const issueLink: Command = async ([way, userName], env) => {
  const known = TOKEN_WAYS.find((one) => one === way);
  if (!known || !userName) throw new SettingsError(`say a way and a user name: issue-token ${TOKEN_WAYS.join('|')} <user name>`);
  return withDatabase(env, async ({ settings, database }) => {
    const key = await signOnKey(database, settings.signOnKey);
    const token = await issueSignOnToken(key, known, userName, new Date());
    return `${settings.publicUrl ?? `http://localhost:${settings.port}`}${PAGES[known]}${token}`;
  });
};
