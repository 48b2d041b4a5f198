import type { Endpoint } from '@hall/contract/wire/endpoint';
import { FailureDetail } from '@hall/contract/wire/failure-detail';
import { jsonOf, judged } from './envelope.ts';
import type { Came, Trouble } from './exchange.ts';
import type { Difference } from './outcome.ts';
import type { Unsound } from './requests.ts';
import { misfits } from './shape.ts';
import { gotText } from './words.ts';

/** What is tried with every call of signed-in people. */
export const WITHOUT_TOKEN = 'without a token';

/** What is wrong with the answer to somebody who is not signed in. */
export function withoutTokenFaults(came: Came | Trouble, endpoint: Endpoint): Difference[] {
  const { found, envelope } = judged(came, endpoint);
  const check = WITHOUT_TOKEN;
  if (!envelope) {
    const answer = 'status' in came && came.status === 200 && jsonOf(came) === undefined;
    return answer
      ? [{ check, field: 'code', expected: 'number 401', got: came.type || 'another answer' }]
      : found.map((one) => ({ ...one, check }));
  }
  const wrong = envelope.code === '401' ? [] : [{ field: 'code', expected: 'number 401', got: codeText(envelope.code, envelope.rule) }];
  return [...found.filter(({ field }) => field !== 'code' || wrong.length === 0), ...wrong].map((one) => ({ ...one, check }));
}

const codeText = (code: string, rule?: string): string => `code ${code}${rule ? `, rule ${rule}` : ''}`;

/** What is wrong with the answer to a request that must be refused: 404, a field that is at fault, and the rule it breaks. */
export function refusalFaults(came: Came | Trouble, endpoint: Endpoint, { check, faults }: Unsound): Difference[] {
  const { found, envelope } = judged(came, { ...endpoint, codes: [...endpoint.codes, 404] });
  const told = (more: Omit<Difference, 'check'>[]) => [...found, ...more].map((one) => ({ ...one, check }));
  const [first] = faults;
  const expected = first ? `${first.field}, rule ${first.rule}` : '';
  if (!envelope) {
    const file = 'status' in came && came.status === 200;
    return file ? [{ check, field: 'code', expected: `number 404 for ${expected}`, got: came.type || 'another answer' }] : told([]);
  }
  if (envelope.code !== '404')
    return told([{ field: 'code', expected: `number 404 for ${expected}`, got: codeText(envelope.code, envelope.rule) }]);
  const shape = misfits(FailureDetail, envelope.data);
  if (shape.length > 0) return told([...shape]);
  const fault = faults.find(({ field }) => field === envelope.field);
  if (!fault) return told([{ field: 'data.field', expected: faults.map(({ field }) => field).join(' or '), got: gotText(envelope.field) }]);
  return told(fault.rule === envelope.rule ? [] : [{ field: 'data.rule', expected: fault.rule, got: gotText(envelope.rule) }]);
}
