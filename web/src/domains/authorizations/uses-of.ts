import { UseFilter } from '@hall/contract/authorizations';
import { wireName } from '@hall/contract/wire/entity';

export const USES_PAGE = '/authorizations/uses';

/** Where the claims are that were booked against a grant (PROJ-22). */
export const usesOf = (number: string): string => `${USES_PAGE}?${wireName(UseFilter, 'grant')}=${encodeURIComponent(number)}`;
