export { rolesHandlers } from './routes.ts';
