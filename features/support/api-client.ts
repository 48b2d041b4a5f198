import { api } from '@hall/contract/api';
import type { SignedIn } from '@hall/contract/session';
import { decodeAnswer, encode } from '@hall/contract/wire/decode';
import type { DataOf, Endpoint, RequestOf } from '@hall/contract/wire/endpoint';
import type { Entity, Schema } from '@hall/contract/wire/entity';
import { readEnvelope } from '@hall/contract/wire/envelope';
import { FailureDetail } from '@hall/contract/wire/failure-detail';
import { unsolved } from './hall.ts';
import { seal } from './seal.ts';

export interface Answer<Data> {
  readonly code: string;
  /** Present when the code is the call's code of success. */
  readonly data?: Data;
  /** Why it was refused. */
  readonly rule?: string;
}

/** Calls the API beside the browser, to bring about what a scenario starts from. */
export class ApiClient {
  readonly #base: string;
  readonly #token: string | undefined;

  constructor(base: string, token?: string) {
    this.#base = base;
    this.#token = token;
  }

  /** The answer as it comes, such as a file. */
  async send<E extends Endpoint>(endpoint: E, request?: RequestOf<E>): Promise<Response> {
    const sent = endpoint.request ? (encode(endpoint.request as Entity<unknown>, request) as Record<string, string>) : {};
    const query = endpoint.method === 'GET' ? `?${new URLSearchParams(sent)}` : '';
    return fetch(this.#base + endpoint.path + query, {
      method: endpoint.method,
      headers: { 'content-type': 'application/json', ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}) },
      ...(endpoint.method === 'POST' ? { body: JSON.stringify(sent) } : {}),
    });
  }

  async call<E extends Endpoint>(endpoint: E, request?: RequestOf<E>): Promise<Answer<DataOf<E>>> {
    const response = await this.send(endpoint, request);
    const answer = readEnvelope(await response.json());
    if (!answer) throw new Error(`${endpoint.path} answered no envelope`);
    if (answer.code !== String(endpoint.success ?? 200)) {
      const detail = decodeAnswer(FailureDetail, answer.data);
      return { code: answer.code, ...(detail.ok && { rule: detail.value.rule }) };
    }
    if (!endpoint.data) return { code: answer.code };
    const decoded = decodeAnswer(endpoint.data as Schema<DataOf<E>>, answer.data);
    if (!decoded.ok) throw new Error(`${endpoint.path} answered what the contract does not know: ${decoded.issues.join('; ')}`);
    return { code: answer.code, data: decoded.value };
  }

  async sealed(password: string): Promise<string> {
    const { data } = await this.call(api.session.sealingKey);
    if (!data) throw new Error('no key to seal a password with');
    return seal(password, data);
  }

  /** Tries to sign in; the code tells what came of it. A verification that is asked for is solved. */
  async trySignIn(userName: string, password: string): Promise<Answer<SignedIn>> {
    const answer = await this.call(api.session.signIn, { userName, password: await this.sealed(password) });
    if (answer.rule !== 'verification-required') return answer;
    return this.call(api.session.signIn, { userName, password: await this.sealed(password), proof: await this.#proof() });
  }

  async #proof(): Promise<string | undefined> {
    const { data } = await this.call(api.session.createPicture);
    const solution = (await unsolved(this.#base)).find(({ id }) => id === data?.id)?.solution ?? '';
    return (await this.call(api.session.verifyPicture, { id: data?.id ?? '', code: solution })).data?.proof;
  }

  /** A client with the token of a session that there is. */
  withToken(token: string): ApiClient {
    return new ApiClient(this.#base, token);
  }

  /** The client of a signed-in person, with what the sign-in answered. */
  async signedIn(userName: string, password: string): Promise<{ client: ApiClient; session: SignedIn }> {
    const { code, data } = await this.trySignIn(userName, password);
    if (!data) throw new Error(`${userName} cannot sign in: ${code}`);
    return { client: new ApiClient(this.#base, data.token), session: data };
  }
}
