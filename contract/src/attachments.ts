import * as z from 'zod/mini';
import { entity, type Of } from './wire/entity.ts';
import { text } from './wire/flags.ts';

/** A file that belongs to something: a notice, or a grant. */
export const Attachment = entity({
  id: ['id', z.string(), '附件编号', 'Attachment id'],
  name: ['name', z.string(), '文件名', 'File name'],
  size: ['size', z.int(), '大小', 'Size', 'bytes'],
});
export type Attachment = Of<typeof Attachment>;

/** Greatest body of a call that brings a file of 10 MB as base64, in bytes. */
export const FILE_BYTES = 14_100_000;

/** A file as a call brings it. What is wrong with it is told by `file-empty`, `file-size` and `file-type`, at `file`. */
export const broughtFile = {
  name: ['name', text(300), '文件名', 'File name'],
  file: ['content', text(FILE_BYTES), '文件', 'File', 'base64, at most 10 MB'],
} as const;

/** Names an attachment. */
export const attachmentKey = { id: ['id', text(50), '附件编号', 'Attachment id'] } as const;
