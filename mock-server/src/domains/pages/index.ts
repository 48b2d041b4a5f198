export { type ExportedList, exportList } from './export-list.ts';
export { pagesHandlers } from './routes.ts';
