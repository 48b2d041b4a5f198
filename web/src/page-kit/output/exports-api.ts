import { type ExportJob, exportsEndpoints } from '@hall/contract/exports';
import { apiWithTags, mutationFor, queryFor, rowsOf } from '../../shared/api/hall-api.ts';

const UNDER_WAY = 'exports/under-way';
const OWN = [UNDER_WAY, rowsOf(exportsEndpoints.mine)] as const;

export const exportsApi = apiWithTags(UNDER_WAY, 'pages/rows').injectEndpoints({
  endpoints: (build) => ({
    /** Who begins it tells why it was refused: a backend without the call makes the file at once. */
    beginExport: mutationFor(build, exportsEndpoints.begin, OWN, { tells: 'end' }),
    underWay: queryFor(build, exportsEndpoints.underWay, [UNDER_WAY], { tells: 'end' }),
    cancelExport: mutationFor(build, exportsEndpoints.cancel, OWN),
    removeExport: mutationFor(build, exportsEndpoints.remove, OWN),
  }),
});

/** How often is asked how far exports are, in ms. */
export const ASKED_EVERY_MS = 1000;

export const isUnderWay = ({ state }: ExportJob): boolean => state === 'waiting' || state === 'running';
