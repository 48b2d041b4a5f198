import type { GrantChangeDraft } from '@hall/contract/grant-changes';
import { authorizationsHandlers } from '../../mock-server/src/domains/authorizations/routes.ts';
import { callBy, dayIn, pick, REASON, type World } from './authority-world.ts';

/** What people do with the terms of grants. */
export type ChangeDeed =
  | {
      readonly kind: 'change';
      readonly by: number;
      readonly grant: number;
      readonly systems: number;
      /** In how many days it is to hold, and to end. */
      readonly from: number;
      readonly until: number;
      readonly longTerm: boolean;
      readonly controlled: boolean;
      readonly yuan: string;
    }
  | { readonly kind: 'dropChange'; readonly grant: number };

type Of<K extends ChangeDeed['kind']> = Extract<ChangeDeed, { kind: K }>;

/** Of who gave it, two times of three. */
async function changerOf({ hall, people, finadmin }: World, number: string, by: number) {
  const { authorizerId } = await hall.services.database.read.grant.findUniqueOrThrow({ where: { number } });
  return (by % 3 === 0 ? finadmin : people.find(({ id }) => id === authorizerId)) ?? pick(people, by);
}

export async function change(world: World, { by, grant, systems, from, until, longTerm, controlled, yuan }: Of<'change'>) {
  const number = pick(world.grants.slice(-30), grant);
  const call = callBy(await changerOf(world, number, by));
  const draft: GrantChangeDraft = {
    ...{ number, longTerm, controlled, amount: yuan, from: dayIn(world, from), lastDay: dayIn(world, until) },
    systems: (['query', 'expense', 'income'] as const).filter((_, bit) => systems & (1 << bit)),
  };
  const { services } = world.hall;
  const { shown } = await authorizationsHandlers.changeEffect(services, draft, call);
  await authorizationsHandlers.change(services, { ...draft, shown, reason: REASON }, call);
}

/** Of one that is planned, where there is one. */
export async function dropChange({ hall: { services }, finadmin }: World, { grant }: Of<'dropChange'>) {
  const planned = await services.database.read.grantVersion.findMany({ where: { state: 'scheduled' } });
  const { grantNumber: number, version } = planned.length > 0 ? pick(planned, grant) : { grantNumber: 'SQ0', version: 2 };
  await authorizationsHandlers.dropChange(services, { number, version }, callBy(finadmin));
}
