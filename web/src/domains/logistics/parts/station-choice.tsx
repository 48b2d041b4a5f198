import { Station, VoucherScan } from '@hall/contract/logistics';
import type { Station as StationName } from '@hall/contract/rules/voucher-moves';
import { labelOf } from '@hall/contract/wire/coded';
import { termOf } from '@hall/contract/wire/entity';
import { Choice } from '../../../shared/form/choice.tsx';
import type { Control } from '../../../shared/form/control.ts';
import { useTexts } from '../texts.ts';

interface StationChoiceProps extends Control<StationName> {
  readonly stations: readonly StationName[];
}

/** One of some stations. */
export function StationChoice({ stations, ...control }: StationChoiceProps) {
  const { language } = useTexts();
  const options = stations.map((value) => ({ value, label: labelOf(Station, value, language) }));
  return <Choice {...control} label={termOf(VoucherScan, 'to', language)} options={options} />;
}
