import { type IncomingHttpHeaders, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it travelled: still compressed. */
  readonly body: Buffer;
}

/** One plain HTTP request; nothing is decoded, followed or kept. A body makes it a POST of JSON. */
export function send(url: string, options: { headers?: Record<string, string>; body?: string } = {}): Promise<Answer> {
  const { headers = {}, body } = options;
  const type = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const call = request(url, { method: body === undefined ? 'GET' : 'POST', agent: false, headers: { ...type, ...headers } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }));
    });
    call.on('error', reject);
    call.end(body);
  });
}

/** The JSON of an answer that was not compressed. */
export const json = (answer: Answer): Record<string, unknown> => JSON.parse(answer.body.toString('utf8')) as Record<string, unknown>;
