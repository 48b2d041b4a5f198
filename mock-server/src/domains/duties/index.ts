export { createAdmission } from './admission.ts';
export { dutiesHandlers } from './routes.ts';
