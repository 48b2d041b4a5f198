import { type SignedIn, sessionEndpoints } from '@hall/contract/session';
import { decodeAnswer, encode } from '@hall/contract/wire/decode';
import { seal } from '../../features/support/seal.ts';
import { json, send } from './http.ts';

/** Signs in by name and password; answers who that is, with the token. */
export async function signIn(url: string, userName: string, password: string): Promise<SignedIn> {
  const { sealingKey, signIn: call } = sessionEndpoints;
  const key = decodeAnswer(sealingKey.data, json(await send(url + sealingKey.path)).data);
  if (!key.ok) throw new Error(key.issues.join('; '));
  const credentials = { userName, password: seal(password, key.value) };
  const answer = json(await send(url + call.path, { body: JSON.stringify(encode(call.request, credentials)) }));
  const signedIn = decodeAnswer(call.data, answer.data);
  if (!signedIn.ok) throw new Error(`sign-in: ${JSON.stringify(answer)}`);
  return signedIn.value;
}
