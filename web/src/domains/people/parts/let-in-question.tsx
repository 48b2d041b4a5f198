import type { AccountState } from '@hall/contract/people';
import { useAccountQuery } from '../api.ts';
import { useTexts } from '../texts.ts';
import { HoldNote } from './hold-note.tsx';

/** What lets a person in again. */
export type LettingIn = 'unlock' | 'enable';

interface LetInQuestionProps {
  readonly account: AccountState;
  readonly how: LettingIn;
}

/** What comes of it: what else shuts the person out stays. */
const effectOf = ({ enabled, locked, refusedUntil }: AccountState, how: LettingIn): 'letsIn' | 'staysDisabled' | 'staysLocked' => {
  if (how === 'unlock') return enabled ? 'letsIn' : 'staysDisabled';
  return locked || refusedUntil ? 'staysLocked' : 'letsIn';
};

const ASKS = { unlock: 'askUnlock', enable: 'askEnable' } as const;

/** Says what unlocking or enabling an account does, and who shut it out, when and why. */
export function LetInQuestion({ account, how }: LetInQuestionProps) {
  const { staffNumber, name, nameEn } = account;
  const { t, pick } = useTexts();
  const { data } = useAccountQuery({ staffNumber }, { refetchOnMountOrArgChange: true });
  const did = how === 'unlock' ? 'lockedBy' : 'disabledBy';
  const hold = data?.[did];
  return (
    <>
      <p>{t(ASKS[how], { name: pick(name, nameEn) })}</p>
      <p>{t(effectOf(account, how))}</p>
      {hold && <HoldNote hold={hold} did={did} />}
    </>
  );
}
