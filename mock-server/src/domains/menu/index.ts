export { issueTicket, pathInSystem, systemAddress } from './linked-url.ts';
export { pinyinOf } from './pinyin.ts';
export { menuHandlers } from './routes.ts';
