export { forgetSaid } from './asking.ts';
export { isCount } from './is-count.ts';
export { todosHandlers } from './routes.ts';
