export { useLinkedSystemsQuery } from './api.ts';
export { FunctionIcon } from './parts/function-icon.tsx';
export { IconChoice } from './parts/icon-choice.ts';
export { useHasPage } from './use-menu-routes.ts';
