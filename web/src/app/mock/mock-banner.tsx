import { useLayoutEffect, useRef } from 'react';
import { Cross } from '../../shared/ui/cross.tsx';
import { useTexts } from './texts.ts';
import './mock-banner.css';

interface MockBannerProps {
  /** The path of the developers' console. */
  readonly path: string;
  readonly onClose: () => void;
}

/** At the foot of the window; the page ends above it, however many lines it needs. */
export function MockBanner({ path, onClose }: MockBannerProps) {
  const { t } = useTexts();
  const banner = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = banner;
    if (!current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--mock-height', `${current.offsetHeight}px`));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <aside ref={banner} className="mock-banner" aria-label={t('environment')}>
      <p>
        {t('mockControl')}{' '}
        <a href={path} target="_blank" rel="noreferrer">
          {t('openConsole')}
        </a>
      </p>
      <Cross label={t('closeBanner')} onClick={onClose} />
    </aside>
  );
}
