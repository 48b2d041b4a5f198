import type { TodoSource } from '@hall/contract/todos';
import type { Reader } from '@hall/database/database';
import type { SignedInCall, SignedInPerson } from '../../core/call.ts';
import { held, type PermissionNode } from '../../core/permissions.ts';
import type { Services } from '../../core/services.ts';

/** A source as it is stored. */
export type SourceRow = Awaited<ReturnType<Reader['todoSource']['findMany']>>[number];

/** A source with what is asked about: the function that it is of, and its system. */
export interface AskedSource {
  readonly source: SourceRow;
  readonly node: Pick<PermissionNode, 'id' | 'system'>;
}

/** A source whose function the person has. */
export interface HeldSource extends AskedSource {
  readonly node: PermissionNode;
}

/** Calls of this server are made by the browser, in the person's own session. */
export const isOwnCall = ({ call }: Pick<SourceRow, 'call'>): boolean => call.startsWith('/api/');

/** The sources that are switched on and whose function the person has, in their order. */
export async function heldSources(services: Services, { roles }: SignedInPerson): Promise<HeldSource[]> {
  const [{ nodes }, sources] = await Promise.all([held(services, roles), enabledSources(services)]);
  return sources.flatMap((source) => {
    const node = nodes.find(({ id }) => id === source.menuId);
    return node ? [{ source, node }] : [];
  });
}

const enabledSources = ({ cache, database }: Services): Promise<SourceRow[]> =>
  cache.get('todo sources', () =>
    database.read.todoSource.findMany({ where: { enabled: true }, orderBy: [{ order: 'asc' }, { id: 'asc' }] }),
  );

/** How a source is counted, as the contract words it. */
export const ruleOf = ({ countBy, field, text, countAt }: SourceRow) => ({
  countBy: countBy as TodoSource['countBy'],
  field: field ?? undefined,
  text: text ?? undefined,
  countAt: countAt ?? undefined,
});

/** What the web needs to ask each source: a call where it is the browser's own; of other systems it learns nothing. */
function wireSource({ source, node }: HeldSource): TodoSource {
  const { call, method, data } = source;
  return {
    id: source.id,
    systemId: node.systemId ?? '',
    parentId: node.parentId ?? undefined,
    menuId: node.id,
    name: node.name,
    nameEn: node.nameEn,
    ...ruleOf(source),
    pageQuery: source.pageQuery ?? undefined,
    ...(isOwnCall(source) && { call, method: method as NonNullable<TodoSource['method']>, data: data ?? undefined }),
  };
}

/** The sources of what waits for the person; none is asked by this, so that a slow one holds nothing up (TODO-2). */
export const sourcesOf = async (services: Services, _: unknown, { person }: SignedInCall): Promise<TodoSource[]> =>
  (await heldSources(services, person)).map(wireSource);
