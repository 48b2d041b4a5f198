// A client whose types openapi-typescript has made of /api-docs/openapi.json: what is sent and what is answered, for every call.
import type { components, paths } from './openapi.ts';

type Code = components['schemas']['Code'];
type Operation<Path extends keyof paths, Method extends 'get' | 'post'> = NonNullable<paths[Path][Method]>;
type JsonOf<T> = T extends { responses: { 200: { content: { 'application/json': infer Answer } } } } ? Answer : never;
type BodyOf<T> = T extends { requestBody?: { content: { 'application/json': infer Body } } } ? Body : never;
type QueryOf<T> = T extends { parameters: { query?: infer Query } } ? Query : never;

type GetPath = { [Path in keyof paths]: paths[Path] extends { get: object } ? Path : never }[keyof paths];
type PostPath = { [Path in keyof paths]: paths[Path] extends { post: object } ? Path : never }[keyof paths];

/** Calls one hall as one person. */
export class Hall {
  readonly #base: string;
  #token: string | undefined;

  constructor(base: string, token?: string) {
    this.#base = base;
    this.#token = token;
  }

  async get<Path extends GetPath>(path: Path, query?: QueryOf<Operation<Path, 'get'>>): Promise<JsonOf<Operation<Path, 'get'>>> {
    const asked = new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]));
    return (await this.#send(`${path}?${asked}`, { method: 'GET' })) as JsonOf<Operation<Path, 'get'>>;
  }

  async post<Path extends PostPath>(path: Path, body?: BodyOf<Operation<Path, 'post'>>): Promise<JsonOf<Operation<Path, 'post'>>> {
    return (await this.#send(path, { method: 'POST', body: JSON.stringify(body ?? {}) })) as JsonOf<Operation<Path, 'post'>>;
  }

  async #send(path: string, request: { method: string; body?: string }): Promise<unknown> {
    const authorization = this.#token === undefined ? {} : { authorization: `Bearer ${this.#token}` };
    const response = await fetch(this.#base + path, { ...request, headers: { 'content-type': 'application/json', ...authorization } });
    this.#token = response.headers.get('authorization')?.replace(/^Bearer /, '') ?? this.#token;
    return response.json();
  }
}

/** What is due of one's loans, each with its amount as text; why there is nothing otherwise. */
export async function dueLoans(hall: Hall): Promise<readonly string[] | Code> {
  const answer = await hall.post('/api/loans/list', { limit: 10, sortOrder: 'desc' });
  if (answer.code !== 200) return answer.code;
  return answer.data.rows.map(({ jkje }) => jkje);
}

/** Whether somebody may be asked for the picture's characters. */
export const isSolved = async (hall: Hall, uuid: string, code: string): Promise<boolean> =>
  (await hall.get('/api/user/verifyimgx', { uuid, code })).code === 200;
