import { api } from '@hall/contract/api';
import { issueSignOnToken, type TokenWay } from '@hall/mock-server/core/sign-on-tokens';
import { named } from './named.ts';

/** What sign-on tokens are signed with in the scenarios; a hall that runs elsewhere must have the same. */
export const SIGN_ON_KEY = process.env.SIGN_ON_KEY || 'the key of the scenarios, 32 characters';

const CALLS: Readonly<Record<TokenWay, string>> = {
  authentication: api.session.authenticationSignIn.path,
  'third-party': api.session.thirdPartySignIn.path,
  url: api.session.urlSignIn.path,
};

/** The path of the call that takes the token of such a link. */
export const callOfWay = (way: string): string => named('way of a link', way, CALLS);

const PAGES: Readonly<Record<TokenWay, string>> = {
  authentication: '/logAuth?access_token=',
  'third-party': '/qhLogin?token=',
  url: '/logUrl?token=',
};

/** The path that signs a person on once. @param key another one makes a forgery */
export async function signOnPath(way: string, userName: string, now: Date, key = SIGN_ON_KEY): Promise<string> {
  const page = named('way of a link', way, PAGES);
  return page + (await issueSignOnToken(Buffer.from(key), way as TokenWay, userName, now));
}
