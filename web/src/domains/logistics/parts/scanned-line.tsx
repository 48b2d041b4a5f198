import { Station, type Voucher } from '@hall/contract/logistics';
import { spacedVoucherNumber, voucherNumberIn } from '@hall/contract/rules/voucher-number';
import { labelOf } from '@hall/contract/wire/coded';
import type { ReactNode } from 'react';
import { yuanText } from '../../../page-kit/table/decimal.ts';
import { useTexts } from '../texts.ts';

interface ScannedLineProps {
  /** As it was scanned. */
  readonly typed: string;
  readonly voucher?: Voucher | undefined;
  /** Why it was not moved. */
  readonly fault?: string | undefined;
  readonly takenBack?: boolean | undefined;
  readonly children?: ReactNode;
}

const toneOf = ({ voucher, fault, takenBack }: ScannedLineProps) => {
  if (fault) return 'fault';
  if (takenBack) return 'taken-back';
  return voucher ? 'done' : 'waiting';
};

/** A voucher that was scanned, and what came of it. */
export function ScannedLine(props: ScannedLineProps) {
  const { typed, voucher, fault, takenBack, children } = props;
  const { t, language, pick } = useTexts();
  const number = voucherNumberIn(typed);
  const outcome = voucher && labelOf(Station, voucher.station, language);
  return (
    <li className="scanned" data-tone={toneOf(props)}>
      <div>
        <span className="scanned-number">{number ? spacedVoucherNumber(number) : typed}</span>{' '}
        {voucher &&
          `${pick(voucher.kindName, voucher.kindNameEn)} · ${yuanText(voucher.amount)} · ${pick(voucher.person, voucher.personEn)}`}
      </div>
      <div className="scanned-outcome">
        {fault ?? (takenBack ? t('takenBack') : (outcome ?? t('sending')))}
        {children}
      </div>
    </li>
  );
}
