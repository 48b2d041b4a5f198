import { createHash, timingSafeEqual } from 'node:crypto';
import type { SignedIn } from '@hall/contract/session';
import type { QrAsker, QrCode, QrState } from '@hall/contract/sign-in-ways';
import { toDataURL } from 'qrcode';
import { browserOf } from '../../core/browser.ts';
import type { Call, SignedInCall } from '../../core/call.ts';
import { wireMoment } from '../../core/clock.ts';
import { createExpiring } from '../../core/expiring.ts';
import type { Rate } from '../../core/rate-limits.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { findOpenSession } from './sessions.ts';
import { recordedSignIn } from './sign-in-record.ts';
import { requireWay } from './ways.ts';

/** Life of a code, in ms (AUTH-7). */
export const QR_LIFE_MS = 120_000;
const MOST = 5_000;
const CODES: Rate = { most: 30, windowMs: 60_000 };

interface Asked {
  readonly state: QrState;
  readonly secret: Buffer;
  readonly address: string;
  readonly userAgent: string;
  readonly askedAt: Date;
  /** Who scanned it, and in which session. */
  readonly scannedBy?: { readonly personId: string; readonly sessionId: string };
}

const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest();
const over = () => new Refusal(500, 'qr-over');

/** Sign-in by a code that a signed-in person scans; whoever scans it first alone decides. */
export function createQrSignIn(services: Services) {
  const codes = createExpiring<Asked>(services.clock, QR_LIFE_MS, MOST);

  /** @throws Refusal 500 `qr-over` unless the caller scanned the code and has not decided */
  const decide = (id: string, { person }: SignedInCall, state: 'confirmed' | 'cancelled'): void => {
    const asked = codes.get(id);
    if (asked?.state !== 'scanned' || asked.scannedBy?.personId !== person.id) throw over();
    codes.set(id, { ...asked, state });
  };

  return {
    async create({ address, userAgent }: Call): Promise<QrCode> {
      await requireWay(services, 'qr');
      services.rateLimits.use(`qr:${address}`, CODES);
      const [id, secret] = [services.randomId(), services.randomId(24)];
      codes.set(id, { state: 'waiting', secret: digest(secret), address, userAgent, askedAt: services.clock.now() });
      const image = await toDataURL(`${services.counterparts.hallOrigin()}/qrConfirm?uuid=${id}`, { margin: 2, width: 220 });
      return { id, image, secret };
    },
    state: (id: string): QrState => codes.get(id)?.state ?? 'expired',
    scan(id: string, { person, sessionId }: SignedInCall): QrAsker {
      const asked = codes.get(id);
      const mine = asked?.state === 'scanned' && asked.scannedBy?.personId === person.id;
      if (!asked || (asked.state !== 'waiting' && !mine)) throw over();
      codes.set(id, { ...asked, state: 'scanned', scannedBy: { personId: person.id, sessionId } });
      return { browser: browserOf(asked.userAgent), address: asked.address, askedAt: wireMoment(asked.askedAt) };
    },
    confirm: (id: string, call: SignedInCall) => decide(id, call, 'confirmed'),
    cancel: (id: string, call: SignedInCall) => decide(id, call, 'cancelled'),
    /** @throws Refusal 500 `qr-over` without the secret, before the confirmation, or a second time; 403 `way-off` */
    collect: (id: string, secret: string, call: Call): Promise<SignedIn> =>
      recordedSignIn(services, { way: 'qr', userName: '' }, call, async () => {
        const asked = codes.get(id);
        if (asked?.state !== 'confirmed' || !asked.scannedBy || !timingSafeEqual(asked.secret, digest(secret))) throw over();
        codes.take(id);
        // What was confirmed in a session that has been ended since is no longer the person's word.
        if (!(await findOpenSession(services, asked.scannedBy.sessionId))) throw over();
        return completeSignIn(services, { personId: asked.scannedBy.personId, way: 'qr' }, call);
      }),
  };
}
