import { Station, type VoucherMove, type VoucherWay as Way } from '@hall/contract/logistics';
import { labelOf } from '@hall/contract/wire/coded';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useVoucherWayQuery } from '../api.ts';
import { useTexts } from '../texts.ts';
import { TakeBackButton } from './take-back-button.tsx';
import '../../../page-kit/detail/history.css';
import './voucher-way.css';

interface MoveLineProps {
  readonly number: string;
  readonly move: VoucherMove;
  readonly latest: boolean;
  /** When the answer came, in ms. */
  readonly answeredAt: number;
}

function MoveLine({ number, move, latest, answeredAt }: MoveLineProps) {
  const { t, language, pick } = useTexts();
  const { moveId, from, to, place, placeEn, person, personEn, at, reason = '', reasonEn, note, takesBack, takenBack, secondsLeft } = move;
  const station = labelOf(Station, to, language);
  const title = takesBack && from ? t('tookBack', { from: labelOf(Station, from, language), to: station }) : station;
  const why = [pick(reason, reasonEn), note].filter(Boolean).join(' · ');
  return (
    <li aria-current={latest || undefined} data-taken-back={takenBack || undefined} data-takes-back={takesBack !== undefined || undefined}>
      <div className="kit-history-head">
        {takenBack ? <del>{title}</del> : <strong>{title}</strong>}
        {takenBack && <span className="voucher-way-mark">{t('takenBack')}</span>}
        <time>{at}</time>
      </div>
      <p>
        {pick(place, placeEn)} · {pick(person, personEn)}
      </p>
      {why && <p className="kit-history-why voucher-way-why">{why}</p>}
      {secondsLeft !== undefined && <TakeBackButton number={number} moveId={moveId} until={answeredAt + secondsLeft * 1000} />}
    </li>
  );
}

/** The moves of a voucher, the latest first. */
export function Moves({ way, answeredAt }: { readonly way: Way; readonly answeredAt: number }) {
  const { t } = useTexts();
  return (
    <ol className="kit-history voucher-way" aria-label={t('way')}>
      {way.moves.map((move, index) => (
        <MoveLine key={move.moveId} number={way.voucher.number} move={move} latest={index === 0} answeredAt={answeredAt} />
      ))}
    </ol>
  );
}

/** Where a voucher has been, who moved it when and why (LOGI-1). */
export function VoucherWay({ number }: { readonly number: string }) {
  const query = useVoucherWayQuery({ number }, { refetchOnMountOrArgChange: true });
  const { fulfilledTimeStamp = 0 } = query;
  return (
    <QueryView query={query} lines={6}>
      {(way) => <Moves key={fulfilledTimeStamp} way={way} answeredAt={fulfilledTimeStamp} />}
    </QueryView>
  );
}
