import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import type { CodeSelectProps } from './code-select.tsx';

/** Loaded when a form shows it: forms open with less. */
export const LazyCodeSelect = lazyPart<CodeSelectProps>(() => import('./code-select.tsx').then((part) => part.CodeSelect));
