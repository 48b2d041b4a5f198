import { testOnTheWire } from '../test/samples.ts';
import { passwordRecoveryEndpoints } from './password-recovery.ts';

testOnTheWire(passwordRecoveryEndpoints, {
  recoverySettings: { data: [{ enabled: '1' }, { enabled: true }] },
  startRecovery: {
    request: [{ sfzh: '11010519491231002X' }, { idNumber: '11010519491231002X' }],
    data: [
      { uuid: 'u', tel: '139****1234' },
      { id: 'u', phone: '139****1234' },
    ],
  },
  sendRecoveryCode: { request: [{ uuid: 'u' }, { id: 'u' }] },
  finishRecovery: {
    request: [
      { uuid: 'u', yzm: '123456', xmm: 'sealed' },
      { id: 'u', code: '123456', newPassword: 'sealed' },
    ],
  },
});
