export { useHasPage } from './use-menu-routes.ts';
