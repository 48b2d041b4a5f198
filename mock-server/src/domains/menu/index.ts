export { menuHandlers } from './routes.ts';
