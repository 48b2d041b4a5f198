export { givePassword } from './give-password.ts';
