import { noticeReadersEndpoints } from '@hall/contract/notice-readers';
import { apiWithTags, mutationFor, rowsOf } from '../../../shared/api/hall-api.ts';

export const { useRemindReadersMutation } = apiWithTags('pages/rows', 'notices/managed').injectEndpoints({
  endpoints: (build) => ({
    remindReaders: mutationFor(build, noticeReadersEndpoints.remind, [rowsOf(noticeReadersEndpoints.readers), 'notices/managed']),
  }),
});
