import { describe, expect, it } from 'vitest';
import { readCasAnswer } from './cas-answer.ts';

const answer = (body: string, namespace = 'http://www.yale.edu/tp/cas') =>
  `<cas:serviceResponse xmlns:cas="${namespace}">${body}</cas:serviceResponse>`;
const success = (body: string) => answer(`<cas:authenticationSuccess>${body}</cas:authenticationSuccess>`);
const user = '<cas:user>staff</cas:user>';

describe('AUTH-5 the answer of a CAS server', () => {
  it.each([
    ['plain', success(user), { user: 'staff' }],
    ['with attributes', success(`${user}<cas:attributes><cas:user>admin</cas:user></cas:attributes>`), { user: 'staff' }],
    ['another prefix', success(user).replaceAll('cas:', 'c:').replace('xmlns:cas', 'xmlns:c'), { user: 'staff' }],
    ['escaped', success('<cas:user>a&amp;b &lt;cas:user&gt;</cas:user>'), { user: 'a&b <cas:user>' }],
    ['CDATA', success('<cas:user><![CDATA[staff]]></cas:user>'), { user: 'staff' }],
    [
      'a failure',
      answer('<cas:authenticationFailure code="INVALID_TICKET"><cas:user>admin</cas:user></cas:authenticationFailure>'),
      { failure: 'INVALID_TICKET' },
    ],
  ])('AUTH-5 is read: %s', (_, xml, read) => expect(readCasAnswer(xml)).toEqual(read));

  it.each([
    ['no XML', 'yes\nstaff'],
    ['not closed', '<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">'],
    ['an entity of its own', `<!DOCTYPE x [<!ENTITY who "admin">]>${success('<cas:user>&who;</cas:user>')}`],
    ['an external entity', `<!DOCTYPE x [<!ENTITY who SYSTEM "file:///etc/passwd">]>${success('<cas:user>&who;</cas:user>')}`],
    ['a document type alone', `<!DOCTYPE x>${success(user)}`],
    ['an entity that nothing uses', `<!DOCTYPE x [<!ENTITY who "admin">]>${success(user)}`],
    ['an unknown entity', success('<cas:user>&who;</cas:user>')],
    ['another namespace', answer(`<cas:authenticationSuccess>${user}</cas:authenticationSuccess>`, 'http://evil.test/cas')],
    ['no namespace', '<serviceResponse><authenticationSuccess><user>staff</user></authenticationSuccess></serviceResponse>'],
    ['two users', success(`${user}<cas:user>admin</cas:user>`)],
    ['no user', success('')],
    ['an empty user', success('<cas:user> </cas:user>')],
    ['a user of another namespace', success('<user xmlns="http://evil.test">admin</user>')],
    ['a user cut by a comment', success('<cas:user>admin<!-- -->x</cas:user>')],
    ['an element in the user', success('<cas:user><b>admin</b></cas:user>')],
    ['two outcomes', answer(`<cas:authenticationFailure code="X"/><cas:authenticationSuccess>${user}</cas:authenticationSuccess>`)],
    ['two successes', answer(`<cas:authenticationSuccess>${user}</cas:authenticationSuccess>`.repeat(2))],
    ['a success that is not an outcome', answer(`<cas:other><cas:authenticationSuccess>${user}</cas:authenticationSuccess></cas:other>`)],
    ['something after the end', `${success(user)}<x/>`],
  ])('AUTH-5 is refused: %s', (_, xml) => expect(() => readCasAnswer(xml)).toThrow());
});
