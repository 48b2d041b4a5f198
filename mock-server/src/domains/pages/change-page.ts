import type { PageChange, pageManagementEndpoints } from '@hall/contract/page-management';
import { hasOwnText } from '@hall/contract/page-setup';
import { flatColumns, isData, leavesOf } from '@hall/contract/table-columns';
import type { RequestOf } from '@hall/contract/wire/endpoint';
import type { Tx } from '@hall/database/database';
import type { SignedInCall } from '../../core/call.ts';
import { tell } from '../../core/news.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { type Adjustment, AS_SHIPPED, adjusted, adjustmentTo } from './adjustments.ts';
import type { PageDocument, StoredPage } from './documents.ts';
import { chosenPage } from './managed-pages.ts';
import { notePage } from './page-changes.ts';

/** @throws Refusal 404 at the column that the page does not have, or of which more is asked than the product can do */
function requireColumns(shipped: PageDocument, { columns }: PageChange): void {
  const known = new Map(flatColumns(shipped.columns).map((column) => [column.fieldId, column]));
  for (const [index, { fieldId, sortable, filterable, text, textEn }] of columns.entries()) {
    const at = (name: string) => ({ field: `columns.${index}.${name}` });
    const column = known.get(fieldId);
    if (!column) throw new Refusal(404, 'choice', at('fieldId'));
    if (sortable && !column.sortable) throw new Refusal(404, 'choice', at('sortable'));
    if (filterable && !column.filterable) throw new Refusal(404, 'choice', at('filterable'));
    for (const [name, value] of Object.entries({ text, textEn })) {
      if (value !== undefined && !hasOwnText(column)) throw new Refusal(404, 'choice', at(name));
    }
  }
}

/** @throws Refusal 404 at the field that the page does not have, or that it cannot be without */
function requireFields({ config }: PageDocument, { fields }: PageChange): void {
  const known = new Map(config.fields.map((field) => [field.fieldId, field]));
  for (const [index, { fieldId, shown }] of fields.entries()) {
    const field = known.get(fieldId);
    if (!field) throw new Refusal(404, 'choice', { field: `fields.${index}.fieldId` });
    if (field.kind === 'buttons' && !shown) throw new Refusal(404, 'choice', { field: `fields.${index}.shown` });
  }
}

/** @throws Refusal 500 `no-column-shown` */
function requireShown({ columns }: PageDocument): void {
  if (!leavesOf(columns).some(isData)) throw new Refusal(500, 'no-column-shown');
}

/** Texts without spaces around them. */
const tidied = <T extends object>(setup: T): T =>
  Object.fromEntries(Object.entries(setup).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value])) as T;

/** Keeps what a page is to be, tells the log what that changes, and everybody whose page it is; nothing where it changes nothing. */
async function keep(services: Services, tx: Tx, call: SignedInCall, { shipped, document, change }: StoredPage, next: Adjustment) {
  const after = adjusted(shipped, next);
  requireShown(after);
  notePage(call, document, after);
  if (!call.entry.changes?.length) return;
  const at = services.clock.now();
  const { name, nameEn } = call.person;
  const stored = {
    ...{ title: next.title, titleEn: next.titleEn, columns: { ...next.columns }, fields: { ...next.fields } },
    ...{ version: (change?.version ?? 0) + 1, changedAt: at, changedBy: name, changedByEn: nameEn },
  };
  await tx.pageAdjustment.upsert({ where: { pageId: shipped.id }, create: { pageId: shipped.id, ...stored }, update: stored });
  await tell(tx, at, 'pages', 'everybody');
}

/** @throws Refusal 404 `not-found`; 500 `changed-meanwhile` where it was changed since it was shown */
async function shownPage(tx: Tx, asked: Pick<PageChange, 'pageId' | 'version'>, call: SignedInCall): Promise<StoredPage> {
  const stored = await chosenPage(tx, asked, call);
  if ((stored.change?.version ?? 0) !== asked.version) throw new Refusal(500, 'changed-meanwhile');
  return stored;
}

/**
 * Arranges a page for everybody.
 * @throws Refusal 404 at what cannot be used; 500 `no-column-shown`, `changed-meanwhile`
 */
export async function changePage(services: Services, asked: PageChange, call: SignedInCall): Promise<void> {
  await services.database.unitOfWork(async (tx) => {
    const stored = await shownPage(tx, asked, call);
    requireColumns(stored.shipped, asked);
    requireFields(stored.shipped, asked);
    const wanted = {
      title: tidied({ zh: asked.title, en: asked.titleEn }),
      columns: asked.columns.map(tidied),
      fields: asked.fields.map(tidied),
    };
    await keep(services, tx, call, stored, adjustmentTo(stored.shipped, wanted));
  });
}

/**
 * Gives a page the configuration that it was shipped with.
 * @throws Refusal 404 `not-found`; 500 `changed-meanwhile`
 */
export async function resetPage(
  services: Services,
  asked: RequestOf<typeof pageManagementEndpoints.resetPage>,
  call: SignedInCall,
): Promise<void> {
  await services.database.unitOfWork(async (tx) => keep(services, tx, call, await shownPage(tx, asked, call), AS_SHIPPED));
}
