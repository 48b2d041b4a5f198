export { forgetSaid } from './asking.ts';
export { todosHandlers } from './routes.ts';
