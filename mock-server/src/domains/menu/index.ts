export { issueTicket, pathInSystem, requirePhone, systemAddress } from './linked-url.ts';
export { isListed } from './menu-tree.ts';
export { forgetChecks } from './own-systems/system-state.ts';
export { pinyinOf } from './pinyin.ts';
export { menuHandlers } from './routes.ts';
