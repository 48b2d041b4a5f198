import type { OwnSystem } from '@hall/contract/own-systems';
import { wireMoment } from '@hall/contract/rules/shanghai';
import type { LinkedSystem } from '@hall/database/database';
import type { SignedInCall, SignedInPerson } from '../../../core/call.ts';
import { held } from '../../../core/permissions.ts';
import type { Services } from '../../../core/services.ts';
import { lastUses } from './system-use.ts';

interface Own {
  readonly system: LinkedSystem;
  /** In the order of the menu. */
  readonly menuIds: string[];
}

/** The linked systems of which a person's menu has a function, by their ids. */
export async function systemsOf(services: Services, { roles }: SignedInPerson): Promise<ReadonlyMap<string, Own>> {
  const systems = new Map<string, Own>();
  for (const { id, system, directory, hidden } of (await held(services, roles)).nodes) {
    if (!system || directory || hidden) continue;
    const own = systems.get(system.id) ?? { system, menuIds: [] };
    own.menuIds.push(id);
    systems.set(system.id, own);
  }
  return systems;
}

/** The linked systems of the caller: those used last first, the others behind them in their order. */
export async function ownSystems(services: Services, _: unknown, { person }: SignedInCall): Promise<OwnSystem[]> {
  const [own, uses] = await Promise.all([systemsOf(services, person), lastUses(services, person.id)]);
  const usedAt = ({ system: { id } }: Own): number => uses.get(id)?.getTime() ?? 0;
  const inOrder = [...own.values()].sort(
    (one, other) => usedAt(other) - usedAt(one) || one.system.order - other.system.order || (one.system.id < other.system.id ? -1 : 1),
  );
  return inOrder.map(({ system, menuIds }) => {
    const at = uses.get(system.id);
    return { id: system.id, name: system.name, nameEn: system.nameEn, image: system.image, menuIds, lastUsed: at && wireMoment(at) };
  });
}
