export { type ExportKeeping, keepExports } from './keeping.ts';
export { exportsHandlers } from './routes.ts';
export { stopExports } from './under-way.ts';
