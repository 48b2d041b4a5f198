import { changeNoticesEndpoints } from '@hall/contract/change-notices';
import { grantChangesEndpoints } from '@hall/contract/grant-changes';
import { apiWithTags, FORM_TELLS, mutationFor, queryFor, rowsOf } from '../../../shared/api/hall-api.ts';
import { GRANTS_CHANGED } from '../api.ts';

const { toChange, changeEffect, change, dropChange } = grantChangesEndpoints;
const { notices, confirm } = changeNoticesEndpoints;

/** What a change of a grant makes stale, beside what it makes of grants: people are told of it. */
const CHANGED = [...GRANTS_CHANGED, rowsOf(notices), 'todos/pending'] as const;

export const { useGrantToChangeQuery, useChangeEffectQuery, useChangeGrantMutation, useDropChangeMutation, useConfirmNoticeMutation } =
  apiWithTags('pages/rows', 'authorizations/grant', 'todos/pending').injectEndpoints({
    endpoints: (build) => ({
      grantToChange: queryFor(build, toChange, ['authorizations/grant'], FORM_TELLS),
      changeEffect: queryFor(build, changeEffect, [], FORM_TELLS),
      changeGrant: mutationFor(build, change, CHANGED, FORM_TELLS),
      dropChange: mutationFor(build, dropChange, CHANGED),
      confirmNotice: mutationFor(build, confirm, [rowsOf(notices), 'authorizations/grant', 'todos/pending']),
    }),
  });
