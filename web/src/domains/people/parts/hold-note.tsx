import type { AccountHold } from '@hall/contract/people';
import { minuteOf } from '../../../shared/ui/dates.ts';
import { useTexts } from '../texts.ts';
import './hold-note.css';

interface HoldNoteProps {
  readonly hold: AccountHold;
  readonly did: 'lockedBy' | 'disabledBy';
}

/** Who shut an account out, when and why. */
export function HoldNote({ hold, did }: HoldNoteProps) {
  const { t, pick } = useTexts();
  const { at, name, nameEn, staffNumber, reason } = hold;
  return (
    <p className="account-hold">
      {t(did, { name: pick(name, nameEn), number: staffNumber, time: minuteOf(at) })}
      <br />
      {t('because', { reason })}
    </p>
  );
}
