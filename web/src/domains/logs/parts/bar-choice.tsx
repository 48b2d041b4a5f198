import type { OperationCounts } from '@hall/contract/logs';
import { Button } from 'antd';
import { useId, useRef } from 'react';
import { useTexts } from '../texts.ts';
import { type Range, rangeIn, sumOf, type Time, ticksOf, timeOf, timeText } from './bar-times.ts';
import { useMarking } from './use-marking.ts';
import './bar-choice.css';

interface BarChoiceProps {
  readonly counts: OperationCounts;
  /** What the list is asked for. */
  readonly time: Time;
  readonly onChoose: (time: Time) => void;
}

const ANY_TIME: Time = { from: '', to: '' };
const isIn = (range: Range | undefined, place: number): boolean =>
  range !== undefined && place >= Math.min(...range) && place <= Math.max(...range);
const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`;

/** What some bars say in words, and what all do: that they are of the last days, where no time is asked for. */
function useSaid({ bars, hours }: OperationCounts, isAsked: boolean) {
  const { t } = useTexts();
  const partsOf = (range: Range) => ({ ...sumOf(bars, range), time: timeText(timeOf(bars, range) ?? ANY_TIME, bars, hours) });
  const said = (range: Range): string => {
    const { count, failed, time } = partsOf(range);
    return t(failed > 0 ? 'barWithFailed' : 'bar', { time, count, failed });
  };
  const all = (): string => {
    const range = [0, bars.length - 1] as const;
    if (isAsked) return said(range);
    const { count, failed, time } = partsOf(range);
    return t(failed > 0 ? 'lastDaysWithFailed' : 'lastDays', { days: (bars.length * hours) / 24, time, count, failed });
  };
  return { said, all };
}

function Legend() {
  const { t } = useTexts();
  return (
    <span className="log-time-legend" aria-hidden>
      <i className="log-bar-done" /> {t('succeeded')} <i className="log-bar-failed" /> {t('failed')}
    </span>
  );
}

function Ticks({ counts: { bars, hours } }: Pick<BarChoiceProps, 'counts'>) {
  return (
    <div className="log-ticks" aria-hidden>
      {ticksOf(bars, hours).map(({ place, text, isLast }) => (
        <span
          key={place}
          className={isLast ? 'log-tick-last' : undefined}
          style={isLast ? { right: percent(bars.length - place, bars.length) } : { left: percent(place, bars.length) }}
        >
          {text}
        </span>
      ))}
    </div>
  );
}

/** A bar for each part of the time, what failed on top of what was done; of those that were chosen the list tells. */
export function BarChoice({ counts, time, onChoose }: BarChoiceProps) {
  const { t } = useTexts();
  const { bars } = counts;
  const group = useRef<HTMLFieldSetElement>(null);
  const help = useId();
  const chosen = rangeIn(bars, time);
  const isAsked = time.from !== '' || time.to !== '';
  const { said, all } = useSaid(counts, isAsked);
  const { marked, pointed, current, byPointer, byKey, press, focus, blur } = useMarking({
    count: bars.length,
    chosen,
    onChoose: (range) => onChoose(timeOf(bars, range) ?? ANY_TIME),
  });
  const most = Math.max(...bars.map(({ done, failed }) => done + failed));
  const one = pointed !== undefined && pointed < bars.length ? ([pointed, pointed] as const) : undefined;
  const told = marked ?? one ?? chosen;
  const anyTime = () => {
    onChoose(ANY_TIME);
    group.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };
  return (
    <>
      <div className="log-time-head">
        <span className="log-time-said" aria-live={marked ? 'polite' : 'off'}>
          {told ? said(told) : all()}
        </span>
        {isAsked && (
          <Button size="small" onClick={anyTime}>
            {t('anyTime')}
          </Button>
        )}
        <Legend />
      </div>
      <fieldset className="log-bars" aria-label={t('bars')} aria-describedby={help} ref={group} onKeyDown={byKey} {...byPointer}>
        {bars.map((bar, place) => (
          <button
            key={bar.from}
            type="button"
            className={isIn(marked, place) ? 'log-bar log-bar-marked' : 'log-bar'}
            tabIndex={place === current ? 0 : -1}
            aria-label={said([place, place])}
            aria-pressed={isIn(chosen, place)}
            onFocus={() => focus(place)}
            onBlur={blur}
            onClick={(event) => press(event, place)}
          >
            {bar.failed > 0 && <span className="log-bar-failed" style={{ height: percent(bar.failed, most) }} />}
            {bar.done > 0 && <span className="log-bar-done" style={{ height: percent(bar.done, most) }} />}
          </button>
        ))}
      </fieldset>
      <Ticks counts={counts} />
      <span id={help} className="hall-visually-hidden">
        {t('barsHelp')}
      </span>
    </>
  );
}
