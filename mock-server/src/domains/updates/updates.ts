import { startOfDay, wireMoment } from '@hall/contract/rules/shanghai';
import { SystemUpdate, UpdateFilter, updateManagementEndpoints } from '@hall/contract/update-management';
import type { UpdateLevel } from '@hall/contract/updates';
import { wireName } from '@hall/contract/wire/entity';
import type { Reader } from '@hall/database/database';
import { type Asked, defineList, type ListColumns, type ListQuery } from '../../core/list.ts';
import type { Reading } from '../../core/services.ts';
import { NEWEST_FIRST } from './newest-version.ts';

const DAY_MS = 86_400_000;

const LEVELS: readonly string[] = ['major', 'general', 'defect'];

const COLUMNS: ListColumns = {
  [wireName(SystemUpdate, 'title')]: { sort: (order) => ({ title: order }) },
  [wireName(SystemUpdate, 'level')]: {
    filter: (values) => LEVELS.filter((level) => values.includes(level)).map((level) => ({ level })),
  },
  [wireName(SystemUpdate, 'releasedAt')]: { sort: (order) => ({ releasedAt: order }) },
};

const findUpdates = (read: Reader, query: ListQuery) => read.systemUpdate.findMany({ ...query, omit: { content: true, contentEn: true } });
type UpdateRow = Awaited<ReturnType<typeof findUpdates>>[number];

/** What everybody may read of an update, but for what it says. */
export const describedOf = ({ title, titleEn, version, level, releasedAt }: UpdateRow) => ({
  title,
  titleEn: titleEn || undefined,
  version,
  level: level as UpdateLevel,
  releasedAt: wireMoment(releasedAt),
});

/** A stored update as those see it who write it. */
export const updateOf = (row: UpdateRow, now: Date): SystemUpdate => ({
  id: row.id,
  ...describedOf(row),
  state: row.releasedAt > now ? 'scheduled' : 'released',
  revision: row.revision,
});

async function find(read: Reader, query: ListQuery, { services }: Asked<UpdateFilter, Reading>): Promise<SystemUpdate[]> {
  const now = services.clock.now();
  return (await findUpdates(read, query)).map((row) => updateOf(row, now));
}

const conditions = ({ id, title, version, level, from, to }: UpdateFilter): object[] => [
  ...(id ? [{ id }] : []),
  ...(title ? [{ OR: [{ title: { contains: title } }, { titleEn: { contains: title } }] }] : []),
  ...(version ? [{ version: { contains: version } }] : []),
  ...(level ? [{ level }] : []),
  ...(from ? [{ releasedAt: { gte: startOfDay(from) } }] : []),
  ...(to ? [{ releasedAt: { lt: new Date(startOfDay(to).getTime() + DAY_MS) } }] : []),
];

/** The update log, the newest first unless sorted. */
export const updates = defineList({
  pageId: 'updates',
  filter: UpdateFilter,
  row: SystemUpdate,
  rowKey: 'id',
  access: updateManagementEndpoints.updates.access,
  // They are nobody's own: who holds the permission for some rows alone sees none.
  scope: ({ kind }) => (kind === 'all' ? {} : { id: { in: [] } }),
  count: (read, where) => read.systemUpdate.count({ where }),
  find,
  where: conditions,
  columns: COLUMNS,
  order: NEWEST_FIRST,
  toRow: (update: SystemUpdate) => update,
});
