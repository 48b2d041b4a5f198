import { createHash, timingSafeEqual } from 'node:crypto';
import { wireMoment } from '@hall/contract/rules/shanghai';
import type { SignedIn } from '@hall/contract/session';
import { type QrAsker, type QrCode, type QrState, signInWaysEndpoints } from '@hall/contract/sign-in-ways';
import type { Tx } from '@hall/database/database';
import { toDataURL } from 'qrcode';
import { browserOf } from '../../core/browser.ts';
import type { Call, SignedInCall } from '../../core/call.ts';
import { createExpiring } from '../../core/expiring.ts';
import { noteChange } from '../../core/note-change.ts';
import { perApp } from '../../core/per-app.ts';
import type { Rate } from '../../core/rate-limits.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Services } from '../../core/services.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { findOpenSession } from './sessions.ts';
import { recordedSignIn } from './sign-in-record.ts';
import { requireWay } from './ways.ts';

/** Life of a code, in ms (AUTH-7). */
const QR_LIFE_MS = 120_000;
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

const codesOf = perApp(({ clock }) => createExpiring<Asked>(clock, QR_LIFE_MS, MOST));

interface Code {
  readonly id: string;
}

/** Makes a code for a browser that asks to be signed in; whoever scans it first alone decides. */
export async function createQr(services: Services, _: unknown, { address, userAgent }: Call): Promise<QrCode> {
  await requireWay(services, 'qr');
  services.rateLimits.useByAddress('qr', address, CODES);
  const [id, secret] = [services.randomId(), services.randomId(24)];
  codesOf(services).set(id, { state: 'waiting', secret: digest(secret), address, userAgent, askedAt: services.clock.now() });
  const image = await toDataURL(`${services.counterparts.hallOrigin()}/qrConfirm?uuid=${id}`, { margin: 2, width: 220 });
  return { id, image, secret };
}

export const qrState = async (services: Services, { id }: Code): Promise<{ state: QrState }> => ({
  state: codesOf(services).get(id)?.state ?? 'expired',
});

/** Tells the log what becomes of a code, and which browser asked. */
function noteState(call: SignedInCall, asked: Asked | undefined, state: QrState): void {
  if (asked) call.entry.target = `${asked.address} ${browserOf(asked.userAgent)}`;
  noteChange(call, signInWaysEndpoints.qrState.data, { state: asked?.state ?? 'expired' }, { state });
}

/** Claims a code for the caller. @throws Refusal 500 `qr-over` for one that somebody else has claimed, or that is over */
export async function scanQr(services: Services, { id }: Code, call: SignedInCall): Promise<QrAsker> {
  const { person, sessionId } = call;
  const asked = codesOf(services).get(id);
  noteState(call, asked, 'scanned');
  const mine = asked?.state === 'scanned' && asked.scannedBy?.personId === person.id;
  if (!asked || (asked.state !== 'waiting' && !mine)) throw over();
  codesOf(services).set(id, { ...asked, state: 'scanned', scannedBy: { personId: person.id, sessionId } });
  return { browser: browserOf(asked.userAgent), address: asked.address, askedAt: wireMoment(asked.askedAt) };
}

/** @throws Refusal 500 `qr-over` unless the caller scanned the code and has not decided */
const decide =
  (state: 'confirmed' | 'cancelled') =>
  async (services: Services, { id }: Code, call: SignedInCall): Promise<void> => {
    const asked = codesOf(services).get(id);
    noteState(call, asked, state);
    if (asked?.state !== 'scanned' || asked.scannedBy?.personId !== call.person.id) throw over();
    codesOf(services).set(id, { ...asked, state });
  };

export const confirmQr = decide('confirmed');
export const cancelQr = decide('cancelled');

/** @throws Refusal 500 `qr-over` without the secret, before the confirmation, or a second time; 403 `way-off` */
export function collectQr(services: Services, { id, secret }: Code & { readonly secret: string }, call: Call): Promise<SignedIn> {
  const trace = { way: 'qr' as const, userName: '' };
  return recordedSignIn(services, trace, call, async () => {
    const asked = codesOf(services).get(id);
    if (asked?.state !== 'confirmed' || !asked.scannedBy || !timingSafeEqual(asked.secret, digest(secret))) throw over();
    codesOf(services).take(id);
    const { personId, sessionId } = asked.scannedBy;
    const person = await services.database.read.person.findUniqueOrThrow({ where: { id: personId } });
    // What was confirmed in a session that has been ended since is no longer the person's word.
    const also = async (tx: Tx) => {
      if (!(await findOpenSession(services, sessionId, tx))) throw over();
    };
    return completeSignIn(services, { person, trace, also }, call);
  });
}
