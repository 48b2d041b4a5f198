import { NotificationOutlined, PauseOutlined, PlayCircleOutlined } from '@ant-design/icons';
import { isRed, noticePath } from '@hall/contract/notices';
import { NOTICE_INTERVAL } from '@hall/contract/parameter-ranges';
import type { Parameters } from '@hall/contract/parameter-table';
import { type AnimationEvent, type CSSProperties, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useMedia } from '../../../shared/ui/use-media.ts';
import { useUnreadNoticesQuery } from '../api.ts';
import { UNREAD_NOTICES } from '../published.ts';
import { useTexts } from '../texts.ts';
import { PIXEL_MS, useTicker } from '../use-ticker.ts';
import './ticker.css';

/** The name of the animation in the styles that pushes a text on. */
const PASSING = 'ticker-pass';
const UP = '1';

/** By how many pixels the text in a box is wider than the box, kept up to date. */
function useOverflow(text: string) {
  const box = useRef<HTMLAnchorElement>(null);
  const [overflow, setOverflow] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another width.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setOverflow(Math.max(0, (element.firstElementChild?.scrollWidth ?? 0) - element.clientWidth));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [text]);
  return { box, overflow };
}

/** Whether the pointer or the focus is on it, and what tells. */
function useHeld() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const watch = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return { held: hovered || focused, watch };
}

interface TickerProps {
  readonly parameters: Pick<Parameters, 'noticeInterval' | 'noticeDirection'>;
}

/** The unread notices in one line, one after another, each leading to itself; nothing where there are none (NOTICE-4). */
export function Ticker({ parameters }: TickerProps) {
  const { t, pick, language } = useTexts();
  const unread = useUnreadNoticesQuery(UNREAD_NOTICES).data?.rows ?? [];
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const [stopped, setStopped] = useState(false);
  const { held, watch } = useHeld();
  const [place, setPlace] = useState(0);
  const text = (index: number) => pick(unread[index]?.title ?? '', unread[index]?.titleEn);
  const { box, overflow } = useOverflow(text(place));
  const paused = held || stopped;
  const interval = Math.min(NOTICE_INTERVAL.most, Math.max(NOTICE_INTERVAL.least, Number(parameters.noticeInterval)));
  const { index, phase, onPassed } = useTicker({ count: unread.length, interval, overflow: still ? 0 : overflow, paused });
  if (index !== place) setPlace(index);
  const notice = unread[index];
  if (!notice) return null;
  const passed = ({ animationName }: AnimationEvent) => animationName === PASSING && onPassed();
  const measures = { '--ticker-way': `${-overflow}px`, '--ticker-time': `${overflow * PIXEL_MS}ms` } as CSSProperties;
  const name = t(stopped ? 'goOnTicking' : 'stopTicking');
  return (
    <section className="ticker" aria-label={t('ticker')} data-up={parameters.noticeDirection === UP || undefined} data-paused={paused}>
      <NotificationOutlined aria-hidden />
      <Link
        className={isRed(notice) ? 'ticker-box notice-red' : 'ticker-box'}
        ref={box}
        to={noticePath(notice.id)}
        title={text(index)}
        // One that has no English is read out, and drawn, as what it is.
        lang={language === 'en' && !notice.titleEn ? 'zh-CN' : undefined}
        {...watch}
      >
        <span key={notice.id} className="ticker-text" data-phase={phase} style={measures} onAnimationEnd={passed}>
          {text(index)}
        </span>
      </Link>
      <button type="button" className="ticker-stop" aria-label={name} title={name} onClick={() => setStopped(!stopped)}>
        {stopped ? <PlayCircleOutlined aria-hidden /> : <PauseOutlined aria-hidden />}
      </button>
    </section>
  );
}
