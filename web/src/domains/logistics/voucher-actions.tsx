import type { Voucher } from '@hall/contract/logistics';
import { movesFrom } from '@hall/contract/rules/voucher-moves';
import type { Action } from '../../page-kit/action.ts';
import { useTexts } from './texts.ts';

/** What can be done with a voucher. */
export type Doing = 'label' | 'handIn' | 'move';

/** What can be done with each voucher where it is. */
export function useVoucherActions(onDo: (doing: Doing, voucher: Voucher) => void): (voucher: Voucher) => Action[] {
  const { t } = useTexts();
  return (voucher) => {
    const { own, station } = voucher;
    const action = (id: Doing): Action => ({ id, label: t(id), run: () => onDo(id, voucher) });
    return [
      ...(own && movesFrom(station, 'owner').length > 0 ? [action('handIn')] : []),
      ...(movesFrom(station, 'clerk').length > 0 ? [{ ...action('move'), permission: 'logistics.move' as const }] : []),
      action('label'),
    ];
  };
}
