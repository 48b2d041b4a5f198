import { api } from '@hall/contract/api';
import { DEMO_PASSWORD } from '@hall/database/demo-accounts';
import type { ApiClient } from '../../features/support/api-client.ts';

/** One attempt to sign in with the password of the demo data; whatever is asked for beside it is not given. */
export const signInOnce = async (door: ApiClient, userName: string) =>
  door.call(api.session.signIn, { userName, password: await door.sealed(DEMO_PASSWORD) });
