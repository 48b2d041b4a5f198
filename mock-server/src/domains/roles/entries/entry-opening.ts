import type { Rule } from '@hall/contract/errors';
import type { MenuEntryDraft } from '@hall/contract/permission-management';
import type { Tx } from '@hall/database/database';
import { notFound, Refusal } from '../../../core/refusal.ts';
import type { Services } from '../../../core/services.ts';
import { systemAddress } from '../../menu/index.ts';
import { type EntryRow, entryOf } from './entry.ts';

type Opening = Pick<EntryRow, 'systemId' | 'path' | 'routeName' | 'redirect' | 'opening' | 'linkType' | 'hint' | 'templateId'>;
type Field = keyof MenuEntryDraft & string;

const refuse = (field: Field, rule: Rule): Refusal => new Refusal(404, rule, { field });

/** A path of ours: of this site, and no call. */
const OURS = /^\/(?![/\\])[^\s\\]*$/;
const isOurs = (path: string): boolean => OURS.test(path) && !/^\/api(\/|$)/i.test(new URL(path, 'http://hall').pathname);

/** What only the product says of what belongs to it. */
const FIXED = [
  ...['directory', 'systemId', 'path', 'routeName', 'redirect', 'opening', 'linkType', 'hint', 'templateId', 'opensFirstChild'],
] as readonly (keyof MenuEntryDraft & string)[];

/** @throws Refusal 404 `product-entry` at the first that differs */
export function requireAsShipped(before: EntryRow, draft: MenuEntryDraft): void {
  const now = entryOf(before);
  const differing = FIXED.find((field) => (now[field as keyof typeof now] || '') !== (draft[field] || ''));
  if (differing) throw refuse(differing, 'product-entry');
}

/** A path below the address of a system, as it is written or as an address in full; `undefined` where it leads elsewhere. */
function pathBelow(address: string, path: string): string | undefined {
  const base = new URL(address);
  const full = /^\/(?![/\\])/.test(path) ? address + path : path;
  const url = URL.canParse(full) ? new URL(full) : undefined;
  if (!url || url.origin !== base.origin || url.username || url.password) return undefined;
  const root = base.pathname.replace(/\/$/, '');
  return url.pathname.startsWith(`${root}/`) ? url.pathname.slice(root.length) + url.search + url.hash : undefined;
}

async function pathInSystemOf(services: Services, tx: Tx, systemId: string, path: string): Promise<string> {
  const system = await tx.linkedSystem.findUnique({ where: { id: systemId } });
  if (!system) throw notFound('systemId');
  const below = pathBelow(systemAddress(services, system), path);
  if (below === undefined) throw refuse('path', 'entry-address-of-system');
  return below;
}

function pathOfOurs({ path = '', redirect }: MenuEntryDraft): string {
  if (!isOurs(path)) throw refuse('path', 'entry-address');
  if (redirect && !isOurs(redirect)) throw refuse('redirect', 'entry-address');
  return path;
}

/**
 * What an entry opens that an administrator has made; a directory opens nothing by itself.
 * @throws Refusal 404 at the field that cannot be used
 */
export async function openingOf(services: Services, tx: Tx, draft: MenuEntryDraft): Promise<Opening> {
  const { systemId = '', path, routeName, redirect, opening, linkType, hint, templateId } = draft;
  const how = { opening, linkType: linkType ?? null, hint: hint ?? null };
  const own = { systemId: systemId || null, routeName: routeName || null, templateId: templateId || null, ...how };
  if (draft.directory) {
    if (systemId && !(await tx.linkedSystem.findUnique({ where: { id: systemId } }))) throw notFound('systemId');
    return { ...own, path: null, redirect: null, routeName: null, templateId: null };
  }
  if (!path) throw refuse('path', 'required');
  if (!systemId) return { ...own, path: pathOfOurs(draft), redirect: redirect || null };
  return { ...own, path: await pathInSystemOf(services, tx, systemId, path), redirect: null };
}
