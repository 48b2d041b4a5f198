export { permissionsOf } from './permissions.ts';
export { menuHandlers } from './routes.ts';
