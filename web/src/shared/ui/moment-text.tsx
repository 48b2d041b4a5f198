import { useLanguage } from '../i18n/use-language.tsx';
import { agoOf } from './ago.ts';
import { dayOf, minuteOf } from './dates.ts';

interface MomentTextProps {
  /** `yyyy-MM-dd HH:mm:ss` */
  readonly at: string;
  /** Says the minute, and beside it how long ago that is; else the one that says more. */
  readonly exact?: boolean;
}

/** A moment as people say it; the minute is in its title. */
export function MomentText({ at, exact = false }: MomentTextProps) {
  const ago = agoOf(at, new Date(), useLanguage());
  return (
    <time dateTime={minuteOf(at)} title={minuteOf(at)}>
      {exact ? minuteOf(at) : (ago ?? dayOf(at))}
      {exact && ago && <span className="hall-ago"> · {ago}</span>}
    </time>
  );
}
