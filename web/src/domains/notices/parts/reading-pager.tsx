import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { useEffect } from 'react';
import { BusyButton } from '../../../shared/ui/busy-button.tsx';
import { usePageShown } from '../../../shared/ui/page-shown.ts';
import { stepOf } from '../reading-keys.ts';
import type { ReadingOrder } from '../reading-order.ts';
import { useTexts } from '../texts.ts';
import './reading-pager.css';

interface ReadingPagerProps {
  readonly order: ReadingOrder;
  readonly onMove: (id: string) => void;
}

/** Leads on by key while the page is shown. */
function useKeys({ order, onMove }: ReadingPagerProps): void {
  const shown = usePageShown();
  useEffect(() => {
    if (!shown) return;
    const press = (event: KeyboardEvent) => {
      const step = stepOf(event);
      const id = step && order[step];
      if (id === undefined) return;
      event.preventDefault();
      onMove(id);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [shown, order, onMove]);
}

/** The way to the notices before and behind the one that is read, and where it stands among them. */
export function ReadingPager({ order, onMove }: ReadingPagerProps) {
  const { t } = useTexts();
  const { number, total, previous, next } = order;
  useKeys({ order, onMove });
  const go = (id: string | undefined) => () => id !== undefined && onMove(id);
  return (
    <nav className="notice-pager" aria-label={t('onward')}>
      <BusyButton busy={previous === undefined} title={t('previousKeys')} aria-keyshortcuts="K ArrowLeft" onClick={go(previous)}>
        <LeftOutlined aria-hidden /> {t('previous')} <kbd aria-hidden>K</kbd>
      </BusyButton>
      <span role="status">
        <span aria-hidden>{`${number}/${total}`}</span>
        <span className="hall-visually-hidden">{t('place', { number, total })}</span>
      </span>
      <BusyButton busy={next === undefined} title={t('nextKeys')} aria-keyshortcuts="J ArrowRight" onClick={go(next)}>
        <kbd aria-hidden>J</kbd> {t('next')} <RightOutlined aria-hidden />
      </BusyButton>
    </nav>
  );
}
