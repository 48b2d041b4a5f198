import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import type { IconSelectProps } from '../icons/icon-select.tsx';

/** Chooses an icon; loaded where one is chosen. */
export const IconChoice = lazyPart<IconSelectProps>(() => import('../icons/icon-select.tsx').then((part) => part.IconSelect), null);
