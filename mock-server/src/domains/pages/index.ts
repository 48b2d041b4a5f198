export { exportList } from './export-list.ts';
export { pagesHandlers } from './routes.ts';
