export { useActAsMutation } from './acting/api.ts';
export { useActingAs } from './acting/use-switch.ts';
export { withSealed } from './use-sign-in.ts';
