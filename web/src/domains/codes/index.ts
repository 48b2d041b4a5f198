export { useCodeInfoQuery } from './offered-api.ts';
