import { grantAmountFault } from '@hall/contract/rules/grant-terms';
import { typedAmountOf } from '@hall/contract/rules/typed-amount';
import { uppercaseAmount } from '@hall/contract/rules/uppercase-amount';
import { useGrantingTexts } from '../texts.ts';

/** How an amount is typed; once there is one, the amount in capitals, which are Chinese in both languages (ACCT-8). */
export function AmountInCapitals({ typed }: { readonly typed: string | undefined }) {
  const { t } = useGrantingTexts();
  const amount = typedAmountOf((typed ?? '').trim());
  if (grantAmountFault(amount) !== undefined) return t('amountHint');
  return (
    <>
      {t('inCapitals')} <span lang="zh-CN">{uppercaseAmount(amount)}</span>
    </>
  );
}
