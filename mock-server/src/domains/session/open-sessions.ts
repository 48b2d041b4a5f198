import type { OwnSession } from '@hall/contract/own-sessions';
import { wireMoment } from '@hall/contract/rules/shanghai';
import { browserOf } from '../../core/browser.ts';
import type { Services } from '../../core/services.ts';

/** Where a person is signed in, the latest first. @param present the session of who asks */
export async function openSessionsOf({ clock, database }: Services, personId: string, present: string): Promise<OwnSession[]> {
  const where = { personId, endedAt: null, endsAt: { gt: clock.now() } };
  const rows = await database.read.session.findMany({ where, orderBy: { createdAt: 'desc' }, include: { acting: true } });
  return rows.map((row) => ({
    id: row.id,
    address: row.address,
    browser: browserOf(row.userAgent),
    startedAt: wireMoment(row.createdAt),
    lastUsedAt: wireMoment(row.lastUsedAt),
    actor: row.acting?.name,
    actorEn: row.acting?.nameEn,
    current: row.id === present,
  }));
}
