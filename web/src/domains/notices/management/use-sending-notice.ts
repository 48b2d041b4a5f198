import type { NoticeDraft, NoticeInFull } from '@hall/contract/notice-management';
import { useRef, useState } from 'react';
import { isApiFailure } from '../../../shared/api/failure.ts';
import { usePublishWrittenMutation, useSaveNoticeMutation } from './api.ts';
import type { Release } from './parts/release-field.tsx';

/** What the form has. */
export type Written = Omit<NoticeDraft, 'id' | 'version'> & { readonly at?: string | undefined };

const NO_GROUPS = { departmentIds: [], roleIds: [] };
const hasChanged = (error: unknown): boolean => isApiFailure(error) && error.kind === 'business' && error.rule === 'notice-changed';

/** Sends what was written: saves it, and publishes it where that is chosen. What was saved once is known from then on. */
export function useSendingNotice(opened: NoticeInFull | undefined) {
  const [save] = useSaveNoticeMutation();
  const [publish] = usePublishWrittenMutation();
  const known = useRef(opened && { id: opened.notice.id, version: opened.notice.version });
  const [id, setId] = useState(known.current?.id);
  /** Somebody else has saved it meanwhile. */
  const [overtaken, setOvertaken] = useState(false);
  const send = async ({ at, ...written }: Written, release: Release): Promise<string> => {
    const groups = written.everyone ? NO_GROUPS : {};
    try {
      known.current = await save({ ...NO_GROUPS, ...written, ...groups, ...known.current }).unwrap();
      setId(known.current.id);
      setOvertaken(false);
      if (release === 'draft') return known.current.id;
      known.current = await publish({ ...known.current, ...(release === 'later' && { at }) }).unwrap();
      return known.current.id;
    } catch (error) {
      setOvertaken(hasChanged(error));
      throw error;
    }
  };
  /** What is sent next is a notice of its own. */
  const beginAnew = () => {
    known.current = undefined;
    setOvertaken(false);
  };
  return { id, overtaken, send, beginAnew };
}
