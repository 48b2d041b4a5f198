import { passwordStrength } from '@hall/contract/rules/password';
import { useTexts } from '../texts.ts';

interface StrengthMeterProps {
  readonly password: string;
  readonly names: readonly string[];
}

const WORDS = ['strengthNone', 'strengthFair', 'strengthGood', 'strengthStrong'] as const;

/** How strong a password looks, by words and by bars. */
export function StrengthMeter({ password, names }: StrengthMeterProps) {
  const { t } = useTexts();
  if (password === '') return t('newPasswordHint');
  const strength = passwordStrength(password, names);
  return (
    <span className={`strength strength-${strength}`} aria-live="polite">
      <span className="strength-bars" aria-hidden="true">
        {WORDS.slice(1).map((word, index) => (
          <span key={word} className={index < strength ? 'strength-on' : undefined} />
        ))}
      </span>
      {t('strength', { strength: t(WORDS[strength]) })}
    </span>
  );
}
