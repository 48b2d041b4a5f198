import type { Rule } from '@hall/contract/errors';
import type { Attachment } from '@hall/contract/notices';
import { ATTACHMENTS_MAX, attachmentFault } from '@hall/contract/rules/attachment';
import { useState } from 'react';
import { useAttachFileMutation, useDetachFileMutation } from './api.ts';

interface RefusedFile {
  readonly name: string;
  readonly rule: Rule;
}

export interface NoticeFiles {
  readonly attached: readonly Attachment[];
  /** Files on their way. */
  readonly uploading: readonly { readonly key: string; readonly name: string }[];
  /** What was not taken of the files added last. */
  readonly refused: readonly RefusedFile[];
  /** Adds files to the notice of an id, one after the other. */
  readonly add: (noticeId: string, files: readonly File[]) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/** A file as base64. */
const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',', 2)[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

const faultOf = async (file: File): Promise<Rule | undefined> => attachmentFault(file.name, new Uint8Array(await file.arrayBuffer()));

/** The files of the notice that is edited: they are kept as soon as they are added. */
export function useFiles(initial: readonly Attachment[]): NoticeFiles {
  const [attached, setAttached] = useState(initial);
  const [uploading, setUploading] = useState<NoticeFiles['uploading']>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [attach] = useAttachFileMutation();
  const [detach] = useDetachFileMutation();
  const refuse = (name: string, rule: Rule) => setRefused((before) => [...before, { name, rule }]);
  const send = async (id: string, file: File) => {
    const fault = await faultOf(file);
    if (fault) return refuse(file.name, fault);
    const { data } = await attach({ id, name: file.name, file: await base64Of(file) });
    if (data) setAttached((before) => [...before, data]);
  };
  return {
    attached,
    uploading,
    refused,
    add: async (noticeId, files) => {
      const taken = files.slice(0, ATTACHMENTS_MAX - attached.length);
      setRefused(files.slice(taken.length).map(({ name }) => ({ name, rule: 'too-many-files' })));
      setUploading(taken.map(({ name }, index) => ({ key: `${index} ${name}`, name })));
      for (const file of taken) {
        await send(noticeId, file);
        setUploading(([, ...rest]) => rest);
      }
    },
    remove: async (id) => {
      const { error } = await detach({ id });
      if (!error) setAttached((before) => before.filter((file) => file.id !== id));
    },
  };
}
