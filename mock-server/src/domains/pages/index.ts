export { exportList } from './export-list.ts';
export { removeAbandonedFolders } from './file-folder.ts';
export { countExport, inTurn, type ListFile, listFile, namedAs } from './list-file.ts';
export { printList } from './print-list.ts';
export { pagesHandlers } from './routes.ts';
export { columnsSeen, type WantedFile, wantedFile } from './wanted-file.ts';
