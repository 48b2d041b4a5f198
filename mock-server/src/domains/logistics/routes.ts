import { logisticsEndpoints } from '@hall/contract/logistics';
import type { Handlers } from '../../core/register.ts';
import { exportList, printList } from '../pages/index.ts';
import { vouchers } from './list-vouchers.ts';
import { handInAgain, moveVoucher } from './move-voucher.ts';
import { receiveVouchers } from './receive-vouchers.ts';
import { registerVoucher } from './register-voucher.ts';
import { takeBackScan } from './take-back-scan.ts';
import { wayOfVoucher } from './way-of-voucher.ts';
import './voucher-options.ts';

export const logisticsHandlers: Handlers<typeof logisticsEndpoints> = {
  list: vouchers.page,
  exportVouchers: exportList(logisticsEndpoints.exportVouchers, vouchers),
  printVouchers: printList(vouchers),
  way: wayOfVoucher,
  register: registerVoucher,
  handInAgain,
  move: moveVoucher,
  receive: receiveVouchers,
  takeBack: takeBackScan,
};
