import type { broughtFile } from '@hall/contract/attachments';
import { attachmentFault, attachmentType, cleanFileName } from '@hall/contract/rules/attachment';
import { Refusal } from './refusal.ts';

/** A file as a call brings it. */
type Brought = { readonly [K in keyof typeof broughtFile]: string };

export interface ReadFile {
  readonly name: string;
  readonly mediaType: string;
  /** Bytes. */
  readonly size: number;
  readonly content: Uint8Array<ArrayBuffer>;
}

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/**
 * The file in a request that is to become an attachment; its content decides whether it is what its name says.
 * @throws Refusal 404 `file-empty`, `file-size` or `file-type`, at `file`
 */
export function fileIn({ name: given, file }: Brought): ReadFile {
  const name = cleanFileName(given);
  const content = BASE64.test(file) ? new Uint8Array(Buffer.from(file, 'base64')) : new Uint8Array();
  const fault = attachmentFault(name, content);
  if (fault) throw new Refusal(404, fault, { field: 'file' });
  return { name, content, size: content.length, mediaType: attachmentType(name) };
}

/** A name that no other of some files has: else a number is put behind it. */
export function freeName(name: string, others: readonly { readonly name: string }[]): string {
  const taken = new Set(others.map((file) => file.name.toLowerCase()));
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  for (let number = 1; ; number++) {
    const free = number === 1 ? name : `${stem} (${number})${ending}`;
    if (!taken.has(free.toLowerCase())) return free;
  }
}

/** Names of files as the log tells them. */
export const listedFiles = (files: readonly { readonly name: string }[]) => {
  const names = files.map(({ name }) => name).join('; ');
  return { zh: names, en: names };
};
