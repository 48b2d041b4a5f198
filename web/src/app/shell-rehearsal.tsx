import type { Parameter } from '@hall/contract/parameters';
import { Shell } from '../shell/shell.tsx';
import { rehearse } from './rehearse.tsx';

/** The frame and the start page, as {@link rehearse} draws them. */
export const rehearseShell = (parameters: readonly Parameter[]) => rehearse(<Shell />, parameters);
