/** The sets of codes that vouchers go by. */
export const VOUCHER_CODES = { kinds: 'voucher-kind', places: 'voucher-place', reasons: 'voucher-reason' } as const;
