import { isDutyRule } from '@hall/contract/rules/duties';
import { currentLanguage } from '../i18n/language.ts';
import { allowedAddress } from '../navigation/allowed-address.ts';
import { goTo } from '../navigation/own-navigation.ts';
import { tellOtherTabs } from '../session/follow-other-tabs.ts';
import { storedSession } from '../session/session.ts';
import { endExplained, selectLeaving, selectSession, type WithSession } from '../session/session-slice.ts';
import { write } from '../storage.ts';
import { toastLane } from '../ui/toast-lane.ts';
import { dutyRefusals } from './duty-refusals.ts';
import { endSession, type StoreApi } from './end-session.ts';
import { type ApiFailure, type BusinessFailure, endsSession, failureText } from './failure.ts';

/**
 * Who shows a failure in place of the toast lane: `form`, the form that sent the call, shows the server's refusals; `panel`, which
 * stands where the answer would, that the server was not reached or failed; with `end` only the end of the session is shown, which no call
 * keeps to itself.
 */
export type Tells = 'form' | 'panel' | 'end';

interface Circumstances {
  /** Id of the session that sent the call. */
  readonly askedBy: string | undefined;
  readonly tells: Tells | undefined;
}

/** The rule of notices that must be read first: their own dialog shows them. */
const TOLD_BY_A_DIALOG = 'notices-unread';

/** Whether the toast lane shows a failure: never that of a cancelled call, nor one that a form, the caller or a dialog shows. */
function isToasted(failure: ApiFailure, tells: Circumstances['tells']): boolean {
  if (failure.kind === 'cancelled' || tells === 'end') return false;
  if ((failure.kind === 'network' || failure.kind === 'server') && tells === 'panel') return false;
  return !(failure.kind === 'business' && (tells === 'form' || failure.rule === TOLD_BY_A_DIALOG));
}

async function goWhereToldTo(failure: ApiFailure): Promise<boolean> {
  if (failure.kind !== 'business' || failure.code !== '202') return false;
  const address = await allowedAddress(String(failure.params?.address ?? ''));
  if (address) goTo(address);
  return address !== undefined;
}

const tell = (failure: ApiFailure): void => toastLane.show({ tone: 'error', text: failureText(failure, currentLanguage()) });

/** For how long another tab of the browser may still be told, in ms, that it goes on in the own session. */
const SWITCHING_MS = 1_500;

/** Whether the browser has gone on in another session: who acted as somebody else has gone back in another tab, and this one follows. */
async function hasSwitched(askedBy: string): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, SWITCHING_MS));
  return (storedSession()?.id ?? askedBy) !== askedBy;
}

/**
 * The end of a session is shown and handled once, however many calls fail with it (ERR-2), and whichever of them is the first; never to
 * who ends it (AUTH-10).
 */
async function handleEnd(failure: BusinessFailure, askedBy: string, api: StoreApi): Promise<void> {
  if (failure.rule === 'acting-over' && (await hasSwitched(askedBy))) return;
  const state = api.getState() as WithSession;
  if (selectSession(state)?.id !== askedBy || selectLeaving(state)) return;
  tell(failure);
  const reason = { zh: failureText(failure, 'zh'), en: failureText(failure, 'en') };
  api.dispatch(endExplained(reason));
  tellOtherTabs(reason);
  await endSession(api);
}

/**
 * Handles every failure, in one place (ERR-1 to ERR-3).
 * @returns the failure for the caller: a call whose answer sends the browser elsewhere counts as cancelled
 */
export async function handleFailure(failure: ApiFailure, circumstances: Circumstances, api: StoreApi): Promise<ApiFailure> {
  if (await goWhereToldTo(failure)) return { kind: 'cancelled' };
  await actOn(failure, circumstances, api);
  return failure;
}

async function actOn(failure: ApiFailure, { askedBy, tells }: Circumstances, api: StoreApi): Promise<void> {
  if (failure.kind === 'cancelled') return;
  if (failure.kind === 'business') write(localStorage, 'failedAt', String(Date.now()));
  if (failure.kind === 'business' && isDutyRule(failure.rule)) dutyRefusals.tell();
  if (askedBy !== undefined && endsSession(failure)) return handleEnd(failure, askedBy, api);
  if (isToasted(failure, tells)) tell(failure);
}
