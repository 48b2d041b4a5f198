export { withSealed } from './use-sign-in.ts';
