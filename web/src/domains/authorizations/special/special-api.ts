import { authorizationsEndpoints } from '@hall/contract/authorizations';
import { specialGrantsEndpoints } from '@hall/contract/special-grants';
import { apiWithTags, FORM_TELLS, mutationFor, rowsOf } from '../../../shared/api/hall-api.ts';

const { given, all } = authorizationsEndpoints;
const { special, keepFile, dropFile, giveSpecial } = specialGrantsEndpoints;

export const { useKeepFileMutation, useDropFileMutation, useGiveSpecialMutation } = apiWithTags('pages/rows').injectEndpoints({
  endpoints: (build) => ({
    keepFile: mutationFor(build, keepFile),
    dropFile: mutationFor(build, dropFile, [], FORM_TELLS),
    giveSpecial: mutationFor(build, giveSpecial, [rowsOf(special), rowsOf(given), rowsOf(all)], FORM_TELLS),
  }),
});
