export { CENTER_PATH, sectionAddress } from './section-address.ts';
