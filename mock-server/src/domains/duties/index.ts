export { admit } from './admission.ts';
export { dutiesHandlers } from './routes.ts';
