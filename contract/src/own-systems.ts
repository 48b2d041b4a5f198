import * as z from 'zod/mini';
import { coded } from './wire/coded.ts';
import { endpoint } from './wire/endpoint.ts';
import { entity, type Of, request } from './wire/entity.ts';
import { moment, text } from './wire/flags.ts';

/** How a linked system stands, as this server sees it. */
const SystemState = coded({
  'in-use': ['正常', 'In use'],
  slow: ['响应缓慢', 'Slow'],
  unreachable: ['无法访问', 'Not reachable'],
  unknown: ['无法检测', 'Cannot be checked'],
});
export type SystemState = Of<typeof SystemState>;

/** A linked system in which the person has a function. */
export const OwnSystem = entity({
  id: ['sysid', z.string(), '系统编号', 'System id'],
  name: ['sysname', z.string(), '系统名称', 'System name'],
  nameEn: ['sysnameen', z.optional(z.string()), '系统英文名称', 'System name in English'],
  image: ['sysimg', z.string(), '系统图标', 'System icon'],
  menuIds: ['qids', z.array(z.string()), '功能编号', 'Function ids', 'those of the menu, in its order'],
  lastUsed: ['lastUsed', z.optional(moment), '最近使用时间', 'Last used', 'by the person, wherever it was opened from the hall'],
});
export type OwnSystem = Of<typeof OwnSystem>;

/** What came of looking whether this server reaches a system. */
export const SystemCheck = entity({
  state: ['state', SystemState, '状态', 'State'],
  checkedAt: ['checkedAt', moment, '检测时间', 'Checked at'],
});
export type SystemCheck = Of<typeof SystemCheck>;

const page = 'menu.third-party';

/** Calls of the page of third-party systems (INFO-1). */
export const ownSystemsEndpoints = {
  ownSystems: endpoint(page, {
    method: 'GET',
    path: '/api/menu/own-systems',
    summary: {
      zh: '第三方系统',
      en: 'The linked systems in which the caller has a function, those used last first',
      action: 'Linked systems of the own',
    },
    data: z.array(OwnSystem),
    codes: [],
  }),
  /** A check holds for a minute, for everybody. 404 `not-found` for a system in which the caller has no function. */
  systemState: endpoint(page, {
    method: 'POST',
    path: '/api/menu/system-state',
    summary: { zh: '第三方系统状态', en: 'Whether this server reaches a linked system of the caller', action: 'State of linked system' },
    request: request({ id: ['sysid', text(50), '系统编号', 'System id'] }),
    data: SystemCheck,
    byPage: true,
    codes: [404],
  }),
};
