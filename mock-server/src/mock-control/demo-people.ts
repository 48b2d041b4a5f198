import { DEMO_ACCOUNTS } from '@hall/database/demo-accounts';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../core/services.ts';
import { issueSignOnToken, signOnKey } from '../core/sign-on-tokens.ts';
import { SIGN_ON_PAGES } from '../issue-link.ts';
import { refuse, sentIn } from './answers.ts';
import type { Account, SignInAddress } from './said.ts';

type Accounts = Pick<Services, 'database' | 'clock' | 'signOnKey'>;

/** The demo accounts, and a way into each. */
export function servePeople(control: FastifyInstance, { database, clock, signOnKey: set }: Accounts): void {
  control.get('/mock/accounts', async (): Promise<Account[]> => accounts({ database }));
  control.post('/mock/sign-in', async (request, reply) => {
    const { userName } = sentIn(request);
    const person = typeof userName === 'string' ? await database.read.person.findUnique({ where: { userName } }) : null;
    if (!person) return refuse(reply, 'userName must be that of a person');
    const token = await issueSignOnToken(await signOnKey(database, set), 'url', person.userName, clock.now());
    return { address: SIGN_ON_PAGES.url + token } satisfies SignInAddress;
  });
}

async function accounts({ database }: Pick<Accounts, 'database'>): Promise<Account[]> {
  const where = { userName: { in: DEMO_ACCOUNTS.map(({ userName }) => userName) } };
  const people = await database.read.person.findMany({ where, include: { roles: { include: { role: true } } } });
  const byName = new Map(people.map((person) => [person.userName, person]));
  return DEMO_ACCOUNTS.flatMap(({ userName, password, zh, en }) => {
    const person = byName.get(userName);
    if (!person) return [];
    const roles = person.roles.map(({ role }) => ({ zh: role.name, en: role.nameEn }));
    return [{ userName, password, note: { zh, en }, name: { zh: person.name, en: person.nameEn }, roles }];
  });
}
