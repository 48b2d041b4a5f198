export { failedSignInsOf, OF_SIGN_INS, SIGN_INS } from './sign-ins.ts';
