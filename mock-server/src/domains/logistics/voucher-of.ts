import type { Voucher } from '@hall/contract/logistics';
import { wireMoment } from '@hall/contract/rules/shanghai';
import type { Station } from '@hall/contract/rules/voucher-moves';
import type { SignedInPerson } from '../../core/call.ts';
import { yuanOf } from '../../core/money.ts';
import type { StoredVoucher } from './voucher-scope.ts';

/** A stored voucher as a person sees it. */
export const voucherOf = ({ person, personId, amount, handedInAt, movedAt, ...row }: StoredVoucher, reader: SignedInPerson): Voucher => ({
  number: row.number,
  kind: row.kind,
  kindName: row.kindName,
  kindNameEn: row.kindNameEn,
  amount: yuanOf(amount),
  summary: row.summary,
  summaryEn: row.summaryEn || undefined,
  station: row.station as Station,
  place: row.place,
  placeEn: row.placeEn,
  person: person.name,
  personEn: person.nameEn,
  staffNumber: person.staffNumber,
  own: personId === reader.id,
  handedInAt: wireMoment(handedInAt),
  movedAt: wireMoment(movedAt),
  version: row.version,
});
