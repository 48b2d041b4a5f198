import { noticeManagementEndpoints } from '@hall/contract/notice-management';
import { noticesEndpoints } from '@hall/contract/notices';
import { apiWithTags, FORM_TELLS, mutationFor, queryFor, rowsOf } from '../../../shared/api/hall-api.ts';

const MANAGED = rowsOf(noticeManagementEndpoints.managed);
/** What readers see changes with it, those who manage notices among them. */
const SHOWN = [MANAGED, 'notices/managed', rowsOf(noticesEndpoints.list), 'notices/list', 'notices/unread', 'account/me'] as const;

export const managementApi = apiWithTags('pages/rows', 'notices/managed', 'notices/list', 'notices/unread', 'account/me').injectEndpoints({
  endpoints: (build) => ({
    noticeInFull: queryFor(build, noticeManagementEndpoints.inFull, ['notices/managed'], { tells: 'end' }),
    /** Has no tag: what is edited stays as it was opened. */
    noticeToEdit: queryFor(build, noticeManagementEndpoints.inFull, [], { tells: 'end' }),
    managedNotices: queryFor(build, noticeManagementEndpoints.managed, ['notices/managed'], { tells: 'end' }),
    noticeReach: queryFor(build, noticeManagementEndpoints.reach, [], { tells: 'end' }),
    saveNotice: mutationFor(build, noticeManagementEndpoints.save, SHOWN, FORM_TELLS),
    publishWritten: mutationFor(build, noticeManagementEndpoints.publish, SHOWN, FORM_TELLS),
    publishNotice: mutationFor(build, noticeManagementEndpoints.publish, SHOWN),
    withdrawNotice: mutationFor(build, noticeManagementEndpoints.withdraw, SHOWN),
    pinNotice: mutationFor(build, noticeManagementEndpoints.pin, SHOWN),
    removeNotice: mutationFor(build, noticeManagementEndpoints.remove, SHOWN),
    attachFile: mutationFor(build, noticeManagementEndpoints.attach, [MANAGED]),
    detachFile: mutationFor(build, noticeManagementEndpoints.detach, [MANAGED]),
  }),
});

export const {
  useNoticeInFullQuery,
  useNoticeToEditQuery,
  useManagedNoticesQuery,
  useNoticeReachQuery,
  useSaveNoticeMutation,
  usePublishWrittenMutation,
  usePublishNoticeMutation,
  useWithdrawNoticeMutation,
  usePinNoticeMutation,
  useRemoveNoticeMutation,
  useAttachFileMutation,
  useDetachFileMutation,
} = managementApi;
