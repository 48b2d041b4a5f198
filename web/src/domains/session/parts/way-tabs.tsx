import { type KeyboardEvent, useRef } from 'react';
import { useTexts } from '../texts.ts';

/** The ways in that have a form on the sign-in page. */
export type Way = 'password' | 'directory' | 'qr';

const NAMES = { password: 'withPassword', directory: 'withDirectory', qr: 'withQr' } as const;

interface WayTabsProps {
  /** `undefined` while it is not known which there are. */
  readonly ways: readonly Way[] | undefined;
  readonly shown: Way | undefined;
  readonly onChoose: (way: Way) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The choice between the forms; a single one needs none. */
export function WayTabs({ ways, shown, onChoose }: WayTabsProps) {
  const { t } = useTexts();
  const list = useRef<HTMLDivElement>(null);
  if (!ways) return <div className="login-ways" />;
  if (ways.length < 2) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = shown && STEPS[event.key];
    const next = step && ways[(ways.indexOf(shown) + step + ways.length) % ways.length];
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    list.current?.querySelector<HTMLButtonElement>(`#login-way-${next}`)?.focus();
  };
  return (
    <div ref={list} className="login-ways" role="tablist" aria-label={t('ways')} onKeyDown={onKeyDown}>
      {ways.map((way) => (
        <button
          key={way}
          id={`login-way-${way}`}
          type="button"
          role="tab"
          aria-selected={way === shown}
          aria-controls="login-way"
          tabIndex={way === shown ? 0 : -1}
          onClick={() => onChoose(way)}
        >
          {t(NAMES[way])}
        </button>
      ))}
    </div>
  );
}
