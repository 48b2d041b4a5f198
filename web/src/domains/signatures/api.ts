import { signaturesEndpoints } from '@hall/contract/signatures';
import { apiWithTags, FORM_TELLS, mutationFor, queryFor, rowsOf } from '../../shared/api/hall-api.ts';

const { list, detail, signable, give, effect, revoke } = signaturesEndpoints;

/** What a change of who signs for whom makes stale: what waits for somebody is decided by it. */
const CHANGED = [rowsOf(list), 'signatures/signature'] as const;

export const { useSignatureDetailQuery, useSignableQuery, useGiveSignatureMutation, useSignatureEffectQuery, useRevokeSignatureMutation } =
  apiWithTags('pages/rows', 'signatures/signature').injectEndpoints({
    endpoints: (build) => ({
      signatureDetail: queryFor(build, detail, ['signatures/signature'], { tells: 'panel' }),
      signable: queryFor(build, signable, [], { tells: 'panel' }),
      giveSignature: mutationFor(build, give, CHANGED, FORM_TELLS),
      signatureEffect: queryFor(build, effect),
      revokeSignature: mutationFor(build, revoke, CHANGED, FORM_TELLS),
    }),
  });
