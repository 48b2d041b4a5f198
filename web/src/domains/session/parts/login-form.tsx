import { ruleText } from '@hall/contract/errors';
import { type FormEvent, useEffect, useRef } from 'react';
import { failureText } from '../../../shared/api/failure.ts';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { useTexts } from '../texts.ts';
import { type Typed, useAttempt } from '../use-attempt.ts';
import type { Attempt } from '../use-sign-in.ts';
import { PasswordField } from './password-field.tsx';
import { UserNameField } from './user-name-field.tsx';
import '../../../shared/ui/hall-button.css';
import './login-form.css';

interface LoginFormProps {
  /** Asks the directory service in place of the hall's own passwords. */
  readonly type?: Attempt['type'];
  readonly onSignedIn: () => void;
}

const VERIFICATIONS = {
  picture: lazyPart(() => import('./picture-code.tsx').then(({ PictureCodeField }) => PictureCodeField)),
  slider: lazyPart(() => import('./slider-puzzle.tsx').then(({ SliderPuzzleField }) => SliderPuzzleField)),
} as const;

const typedIn = (form: HTMLFormElement | null, name: string): string =>
  form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '';

const focusFirstEmpty = (form: HTMLFormElement) => [...form.querySelectorAll('input')].find((input) => !input.value.trim())?.focus();

/** Not where a keyboard would jump up on the screen. */
const HAS_KEYS = '(hover: hover) and (pointer: fine)';

/** Gives the focus to the first field when the form is there, unless it is somewhere already. */
function focusFirst(form: HTMLFormElement | null): void {
  if (document.activeElement === document.body && window.matchMedia(HAS_KEYS).matches) form?.querySelector('input')?.focus();
}

/** The name and password form. What is wrong with an attempt is said at its field, or above the button. */
export function LoginForm({ type, onSignedIn }: LoginFormProps) {
  const { t, language } = useTexts();
  const { change, missing, busy, failure, demanded, verification, submit } = useAttempt({ type, onSignedIn });
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that waits for its language takes no focus before
  useEffect(() => focusFirst(form.current), [language]);
  const typed = (): Typed => ({ userName: typedIn(form.current, 'username'), password: typedIn(form.current, 'password') });
  const onChange = () => change(typed());
  const refused = failure?.kind === 'business' ? failure : undefined;
  const refusal = refused ? failureText(refused, language) : '';
  const time = refused?.params?.time;
  const message = time && !refusal.includes(String(time)) ? t('refusedUntil', { refusal, time }) : refusal;
  const at = (field: keyof Typed) => (refused?.field === field ? message : undefined);
  const Verification = demanded && VERIFICATIONS[demanded.kind];
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    focusFirstEmpty(event.currentTarget);
    void submit(typed());
  };
  return (
    <form ref={form} className="login-form" noValidate onSubmit={onSubmit}>
      <UserNameField error={missing('userName') ? t('userNameRequired') : at('userName')} onChange={onChange} />
      <PasswordField error={missing('password') ? ruleText('password-required', language, {}) : at('password')} onChange={onChange} />
      {Verification && <Verification handle={verification} demand={demanded} />}
      <div className="login-refusal" role="alert">
        {refused && !at('userName') && !at('password') && <p>{message}</p>}
      </div>
      <button type="submit" className="hall-button login-submit" aria-disabled={busy}>
        {busy ? t('signingIn') : t('signIn')}
      </button>
    </form>
  );
}
