import { api as calls } from '@hall/contract/api';
import type { Grant } from '@hall/contract/authorizations';
import type { GrantDraft } from '@hall/contract/giving';
import { lastDayOf } from '@hall/contract/rules/durations';
import { wireDay } from '@hall/contract/rules/shanghai';
import type { ApiClient } from './api-client.ts';
import { left } from './left.ts';
import { seededPerson, signedInClient } from './person.ts';

type Given = Pick<GrantDraft, 'project' | 'staffNumber'> & Partial<GrantDraft>;

/** Gives somebody a grant for a month from today, of 100.00 yuan unless said, as whose client it is. */
export async function giveGrant(client: ApiClient, given: Given): Promise<Grant> {
  const firstDay = wireDay(new Date());
  const terms = { systems: ['expense' as const], duration: 'month' as const, firstDay, lastDay: lastDayOf(firstDay, 'month') };
  const shows = { mayRegrant: false, showsBalance: false, showsLedger: false };
  const draft = { ...terms, ...shows, controlled: true, amount: '100.00', reason: '项目采购', ...given };
  return left((await client.call(calls.authorizations.give, draft)).data, 'the grant was not given');
}

/** The newest grant of a person on a project, as the finance office finds it. */
export async function newestGrant(api: ApiClient, userName: string, project: string): Promise<Grant> {
  const { client } = await signedInClient(api, 'finadmin');
  const asked = { page: 1, pageSize: 1, text: project, person: seededPerson(userName).staffNumber };
  const { data } = await client.call(calls.authorizations.all, asked);
  return left(data?.rows[0], `${userName} has no grant on ${project}`);
}

/** Staff numbers of so many people who can be given a grant by whose client it is, the same ones each time. */
export async function peopleToAuthorize(client: ApiClient, count: number, except: string): Promise<string[]> {
  const { data } = await client.call(calls.authorizations.people, { text: '', page: 1, pageSize: 100 });
  const people = left(data, 'nobody can be authorized').rows.filter(({ enabled, staffNumber }) => enabled && staffNumber !== except);
  if (people.length < count) throw new Error(`only ${people.length} people can be authorized`);
  return people.slice(0, count).map(({ staffNumber }) => staffNumber);
}
