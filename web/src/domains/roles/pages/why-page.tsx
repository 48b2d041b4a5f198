import { lazyPart } from '../../../shared/ui/lazy-part.tsx';

/** Says why a person sees an entry of the menu, or does not (SYS-13). */
export const WhyPage = lazyPart<object>(() => import('../parts/why-view.tsx').then((part) => part.WhyView));
