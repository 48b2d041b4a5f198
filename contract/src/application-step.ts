import * as z from 'zod/mini';
import { coded } from './wire/coded.ts';
import { entity, type Of } from './wire/entity.ts';
import { flag, moment } from './wire/flags.ts';

/** A step on the way of an application (PROJ-28). */
export const ApplicationStep = entity({
  round: ['sqlc', z.int(), '提交次数', 'Times submitted'],
  kind: [
    'czlx',
    coded({
      submitted: ['提交', 'Submitted'],
      withdrawn: ['撤回', 'Withdrawn'],
      moved: ['转交', 'Handed to another'],
      approved: ['通过', 'Approved'],
      rejected: ['驳回', 'Rejected'],
      void: ['失效', 'Became void'],
    }),
    '操作',
    'What happened',
  ],
  cause: [
    'czyy',
    z.optional(
      coded({
        leader: ['负责人更换', 'Leader changed'],
        person: ['审核人停用或启用', 'The one who decides was disabled or enabled'],
        closed: ['项目结题', 'Project closed'],
        day: ['结束日期已过', 'Its last day is over'],
        ended: ['授权已结束', 'The grant has ended'],
      }),
    ),
    '起因',
    'Through what',
  ],
  comment: ['yy', z.optional(z.string()), '意见', 'Comment'],
  content: ['sqnr', z.optional(z.string()), '申请内容', 'Content', 'what was applied for, of what was submitted'],
  contentEn: ['sqnren', z.optional(z.string()), '申请内容英文', 'Content in English'],
  person: ['czr', z.optional(z.string()), '操作人', 'By whom', 'nobody where the day brought it about'],
  personEn: ['czren', z.optional(z.string()), '操作人英文名', 'By whom in English'],
  actor: ['sjczr', z.optional(z.string()), '实际操作人', 'Who acted', 'where somebody acted as the person'],
  actorEn: ['sjczren', z.optional(z.string()), '实际操作人英文名', 'Who acted in English'],
  signedFor: ['wtr', z.optional(z.string()), '委托人', 'Signed for', 'of a decision that another signed for them'],
  signedForEn: ['wtren', z.optional(z.string()), '委托人英文名', 'Signed for in English'],
  forOffice: ['sfdcwc', flag, '代财务处审核', 'Decided for the finance office'],
  to: ['shr', z.optional(z.string()), '审核人', 'Waits for', 'of what waits after it; the finance office where nobody is named'],
  toEn: ['shren', z.optional(z.string()), '审核人英文名', 'Waits for in English'],
  waits: ['sfdsh', flag, '之后待审核', 'Waits after it'],
  at: ['czsj', moment, '时间', 'Time'],
});
export type ApplicationStep = Of<typeof ApplicationStep>;
