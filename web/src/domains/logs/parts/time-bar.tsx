import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import './time-bar.css';

const TimeBars = lazyPart(() => import('./time-bars.tsx').then((part) => part.TimeBars), null);

/** How many operations there were, by which a time is chosen; as high before it is here as it will be. */
export function TimeBar() {
  return (
    <div className="log-time">
      <TimeBars />
    </div>
  );
}
