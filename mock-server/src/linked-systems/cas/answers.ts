import { escapeHtml } from '../page.ts';

const answer = (body: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">${body}</cas:serviceResponse>`;

/** Why a ticket is not valid (CAS protocol 3.0, 2.5.3). */
export type FailureCode = 'INVALID_REQUEST' | 'INVALID_TICKET' | 'INVALID_SERVICE';

export const failure = (code: FailureCode): string =>
  answer(`<cas:authenticationFailure code="${code}">${code}</cas:authenticationFailure>`);

/** @param attributes what version 3 of the protocol adds, in the order given */
export function success(userName: string, attributes: readonly (readonly [name: string, value: string])[] = []): string {
  const lines = attributes.map(([name, value]) => `<cas:${name}>${escapeHtml(value)}</cas:${name}>`).join('');
  const extra = lines && `<cas:attributes>${lines}</cas:attributes>`;
  return answer(`<cas:authenticationSuccess><cas:user>${escapeHtml(userName)}</cas:user>${extra}</cas:authenticationSuccess>`);
}
