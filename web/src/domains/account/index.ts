export { useMeQuery } from './api.ts';
export { sectionAddress } from './section-address.ts';
