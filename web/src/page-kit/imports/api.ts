import { type ImportResult, importsEndpoints } from '@hall/contract/imports';
import type { Endpoint, RequestOf } from '@hall/contract/wire/endpoint';
import { apiWithTags, mutationFor, queryFor } from '../../shared/api/hall-api.ts';

/** The dialog says itself what went wrong. */
const IN_DIALOG = { tells: 'end' } as const;

const importsApi = apiWithTags('imports/preview').injectEndpoints({
  endpoints: (build) => ({
    uploadImport: mutationFor(build, importsEndpoints.upload, [], IN_DIALOG),
    importPreview: queryFor(build, importsEndpoints.preview, ['imports/preview'], IN_DIALOG),
    importRows: queryFor(build, importsEndpoints.rows, ['imports/preview'], IN_DIALOG),
    runImport: build.mutation<ImportResult, RequestOf<typeof importsEndpoints.run>>({
      query: (request) => ({ endpoint: importsEndpoints.run as unknown as Endpoint, request }),
      extraOptions: IN_DIALOG,
      // Also where it is refused: what was sound may be faulty by now.
      invalidatesTags: ['imports/preview'],
    }),
    discardImport: mutationFor(build, importsEndpoints.discard, [], IN_DIALOG),
  }),
});

export const { useUploadImportMutation, useImportPreviewQuery, useImportRowsQuery, useRunImportMutation, useDiscardImportMutation } =
  importsApi;
