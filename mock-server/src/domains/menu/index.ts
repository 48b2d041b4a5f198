export { issueTicket } from './linked-url.ts';
export { menuHandlers } from './routes.ts';
