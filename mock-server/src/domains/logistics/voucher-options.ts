import { logisticsEndpoints, VoucherFilter } from '@hall/contract/logistics';
import { VOUCHER_CODES } from '@hall/contract/rules/voucher-codes';
import { wireName } from '@hall/contract/wire/entity';
import { optionsFor } from '../../core/option-sources.ts';

// Those that are disabled too: there are vouchers of them.
optionsFor(logisticsEndpoints.list.path, wireName(VoucherFilter, 'kind'), async ({ database }) => {
  const where = { setId: VOUCHER_CODES.kinds };
  const kinds = await database.read.codeEntry.findMany({ where, orderBy: [{ order: 'asc' }, { code: 'asc' }] });
  return kinds.map(({ code, name, nameEn }) => ({ value: code, zh: name, en: nameEn }));
});
