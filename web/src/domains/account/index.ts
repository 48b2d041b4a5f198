export { sectionAddress } from './section-address.ts';
