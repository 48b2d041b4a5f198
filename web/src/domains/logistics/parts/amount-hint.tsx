import { typedAmountOf } from '@hall/contract/rules/typed-amount';
import { uppercaseAmount } from '@hall/contract/rules/uppercase-amount';
import { voucherAmountFault } from '@hall/contract/rules/voucher-amount';
import { useTexts } from '../texts.ts';

/** How an amount is typed; once there is one, the amount in capitals, which are Chinese in both languages (ACCT-8). */
export function AmountHint({ typed }: { readonly typed: string | undefined }) {
  const { t } = useTexts();
  const amount = typedAmountOf((typed ?? '').trim());
  if (voucherAmountFault(amount) !== undefined) return t('amountHint');
  return (
    <>
      {t('inCapitals')} <span lang="zh-CN">{uppercaseAmount(amount)}</span>
    </>
  );
}
