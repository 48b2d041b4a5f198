import * as z from 'zod/mini';
import { GRANT_STATES, SUSPENSION_CAUSES } from './rules/grant-states.ts';
import { coded } from './wire/coded.ts';
import { entity, type Of } from './wire/entity.ts';
import { moment } from './wire/flags.ts';

/** What has become of a grant. */
export const GrantEvent = entity({
  kind: [
    'czlx',
    coded({
      granted: ['授权', 'Granted'],
      started: ['生效', 'Started'],
      suspended: ['冻结', 'Suspended'],
      resumed: ['恢复', 'Resumed'],
      revoked: ['撤销', 'Revoked'],
      expired: ['到期', 'Expired'],
      handed: ['转交', 'Handed to another authorizer'],
      planned: ['安排变更', 'Change planned'],
      changed: ['变更', 'Changed'],
      dropped: ['变更取消', 'Change dropped'],
    }),
    '操作',
    'What happened',
  ],
  cause: [
    'czyy',
    z.optional(
      coded({
        ...SUSPENSION_CAUSES,
        leader: ['负责人更换', 'Leader changed'],
        closed: ['项目结题', 'Project closed'],
        ended: ['上级授权结束', 'Grant above ended'],
        above: ['上级授权变更', 'Grant above changed'],
      }),
    ),
    '起因',
    'Through what',
  ],
  state: ['zt', coded(GRANT_STATES), '操作后状态', 'State after it'],
  reason: ['yy', z.optional(z.string()), '原因', 'Reason'],
  person: ['czr', z.optional(z.string()), '操作人', 'By whom', 'nobody where the day brought it about'],
  personEn: ['czren', z.optional(z.string()), '操作人英文名', 'By whom in English'],
  signedFor: ['wtr', z.optional(z.string()), '委托人', 'Signed for', 'where who did it signed for them'],
  signedForEn: ['wtren', z.optional(z.string()), '委托人英文名', 'Signed for in English'],
  at: ['czsj', moment, '时间', 'Time'],
});
export type GrantEvent = Of<typeof GrantEvent>;
