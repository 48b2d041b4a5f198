import type { Attachment } from '@hall/contract/attachments';
import type { Rule } from '@hall/contract/errors';
import { ATTACHMENTS_MAX, attachmentFault, outerFault } from '@hall/contract/rules/attachment';
import { useRef, useState } from 'react';
import { base64Of } from '../api/base64-of.ts';

interface RefusedFile {
  readonly name: string;
  readonly rule: Rule;
}

/** A file that was chosen and is not with what it is for yet. */
interface WaitingFile {
  readonly key: string;
  readonly file: File;
}

interface Held {
  readonly attached: readonly Attachment[];
  /** In the order in which they are uploaded. */
  readonly waiting: readonly WaitingFile[];
  /** The one that is on its way. */
  readonly uploading: string | undefined;
  /** What was not taken of the files chosen last. */
  readonly refused: readonly RefusedFile[];
}

/** How files are brought, and taken away. */
export interface FileCalls {
  /** Uploads a file to what has an id. @returns none where it failed, which was told */
  readonly attach: (owner: string, file: { readonly name: string; readonly file: string }) => Promise<Attachment | undefined>;
  /** @returns whether it is gone */
  readonly detach: (id: string) => Promise<boolean>;
}

/** The files of something, as a form has them. */
export interface Files extends Held {
  /** Takes files that can be attached, as far as there is room for them. */
  readonly choose: (files: readonly File[]) => void;
  /** Uploads what waits to what has an id, one after the other; whether all of it was taken. */
  readonly upload: (owner: string) => Promise<boolean>;
  readonly drop: (key: string) => void;
  readonly remove: (id: string) => Promise<void>;
  /** It is another one, which has no files yet. */
  readonly beginAnew: () => void;
}

const faultOf = async (file: File): Promise<Rule | undefined> => attachmentFault(file.name, new Uint8Array(await file.arrayBuffer()));

/** Those of some files that need not be read to be refused. */
const refusedOf = (files: readonly File[]): RefusedFile[] =>
  files.flatMap(({ name, size }) => {
    const rule = outerFault(name, size);
    return rule ? [{ name, rule }] : [];
  });

/** What is held of the files: at once for whoever goes on, with the next drawing for who looks. */
function useHeld(attached: readonly Attachment[]) {
  const [shown, setShown] = useState<Held>({ attached, waiting: [], uploading: undefined, refused: [] });
  const held = useRef(shown);
  const change = (part: Partial<Held>) => {
    held.current = { ...held.current, ...part };
    setShown(held.current);
  };
  return { shown, held, change };
}

/** Uploads waiting files; one that is refused is no longer held, one that failed otherwise waits on. */
function useUploading({ held, change }: Pick<ReturnType<typeof useHeld>, 'held' | 'change'>, attach: FileCalls['attach']) {
  const running = useRef<Promise<boolean>>(undefined);
  const uploadOne = async (id: string, { key, file }: WaitingFile): Promise<'taken' | 'refused' | 'failed'> => {
    const others = () => held.current.waiting.filter((other) => other.key !== key);
    const rule = await faultOf(file);
    if (rule) {
      change({ waiting: others(), refused: [...held.current.refused, { name: file.name, rule }] });
      return 'refused';
    }
    const taken = await attach(id, { name: file.name, file: await base64Of(file) });
    if (!taken) return 'failed';
    change({ waiting: others(), attached: [...held.current.attached, taken] });
    return 'taken';
  };
  const uploadAll = async (id: string): Promise<boolean> => {
    let complete = true;
    for (let [next] = held.current.waiting; next; [next] = held.current.waiting) {
      change({ uploading: next.key });
      const outcome = await uploadOne(id, next);
      if (outcome === 'failed') return false;
      complete &&= outcome === 'taken';
    }
    return complete;
  };
  return (id: string): Promise<boolean> => {
    running.current ??= uploadAll(id).finally(() => {
      running.current = undefined;
      change({ uploading: undefined });
    });
    return running.current;
  };
}

/** The files of what is edited: they are chosen at any time, and uploaded once there is something that they belong to. */
export function useFiles(initial: readonly Attachment[], { attach, detach }: FileCalls): Files {
  const { shown, held, change } = useHeld(initial);
  const upload = useUploading({ held, change }, attach);
  const keys = useRef(0);
  return {
    ...shown,
    upload,
    choose: (files) => {
      const { attached, waiting } = held.current;
      const fit = files.filter(({ name, size }) => !outerFault(name, size));
      const taken = fit.slice(0, Math.max(0, ATTACHMENTS_MAX - attached.length - waiting.length));
      const tooMany = fit.slice(taken.length).map(({ name }): RefusedFile => ({ name, rule: 'too-many-files' }));
      change({
        refused: [...refusedOf(files), ...tooMany],
        waiting: [...waiting, ...taken.map((file) => ({ key: `${keys.current++}`, file }))],
      });
    },
    drop: (key) => change({ waiting: held.current.waiting.filter((file) => file.key !== key) }),
    remove: async (id) => {
      if (await detach(id)) change({ attached: held.current.attached.filter((file) => file.id !== id) });
    },
    beginAnew: () => change({ attached: [], refused: [] }),
  };
}
