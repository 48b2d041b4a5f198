import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import type { GiveFormProps } from './parts/give-form.tsx';

/** Gives somebody a grant; loaded when it is first opened. */
export const GiveForm = lazyPart<GiveFormProps>(() => import('./parts/give-form.tsx').then((part) => part.GiveForm), null);
export { GrantLink } from './parts/grant-link.tsx';
