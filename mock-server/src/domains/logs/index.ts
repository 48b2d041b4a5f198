export { failedSignInsOf, OF_SIGN_INS, SIGN_INS, signInsOf } from './sign-ins.ts';
