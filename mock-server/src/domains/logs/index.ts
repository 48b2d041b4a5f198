export { SIGN_INS } from './sign-ins.ts';
