import { Voucher } from '@hall/contract/logistics';
import { uppercaseAmount } from '@hall/contract/rules/uppercase-amount';
import { spacedVoucherNumber } from '@hall/contract/rules/voucher-number';
import { yuanText } from '../../../page-kit/table/decimal.ts';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { useParameters } from '../../../shared/parameters/parameters-api.ts';
import { useTexts } from '../texts.ts';
import { BarCodePicture } from './bar-code-picture.tsx';

/** What is stuck on a voucher: its bar code, and what a person goes by. */
export function VoucherLabel({ voucher }: { readonly voucher: Voucher }) {
  const { t, pick } = useTexts();
  const term = useTerms(Voucher);
  const { parameters } = useParameters();
  const { number, kindName, kindNameEn, amount, person, personEn, staffNumber, handedInAt } = voucher;
  const facts = [
    [term('kindName'), pick(kindName, kindNameEn)],
    [term('amount'), yuanText(amount)],
    [
      t('inCapitals'),
      <span key="capitals" lang="zh-CN">
        {uppercaseAmount(amount)}
      </span>,
    ],
    [term('person'), `${pick(person, personEn)} ${staffNumber}`],
    [term('handedInAt'), handedInAt.slice(0, 10)],
  ] as const;
  return (
    <div className="voucher-label">
      <p>{pick(parameters.organisation, parameters.organisationEn)}</p>
      <BarCodePicture number={number} />
      <p className="voucher-label-number">{spacedVoucherNumber(number)}</p>
      <dl>
        {facts.map(([called, text]) => (
          <div key={called}>
            <dt>{called}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
