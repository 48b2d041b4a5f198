import type { NoticeDraft, NoticeInFull } from '@hall/contract/notice-management';
import { useRef, useState } from 'react';
import { isApiFailure } from '../../../shared/api/failure.ts';
import { usePublishWrittenMutation, useSaveNoticeMutation } from './api.ts';

/** What the form has. */
export type Written = Omit<NoticeDraft, 'id' | 'version'> & { readonly at?: string | undefined };

const NO_GROUPS = { departmentIds: [], roleIds: [] };
const hasChanged = (error: unknown): boolean => isApiFailure(error) && error.kind === 'business' && error.rule === 'notice-changed';

/** Saves what was written, and publishes it. What was saved once is known from then on. */
export function useSendingNotice(opened: NoticeInFull | undefined) {
  const [save] = useSaveNoticeMutation();
  const [publish] = usePublishWrittenMutation();
  const known = useRef(opened && { id: opened.notice.id, version: opened.notice.version });
  const pinned = useRef(opened?.notice.pinned);
  const [id, setId] = useState(known.current?.id);
  /** Somebody else has saved it meanwhile. */
  const [overtaken, setOvertaken] = useState(false);
  const sending = async (call: Promise<NonNullable<typeof known.current>>): Promise<string> => {
    try {
      known.current = await call;
      setId(known.current.id);
      setOvertaken(false);
      return known.current.id;
    } catch (error) {
      setOvertaken(hasChanged(error));
      throw error;
    }
  };
  const saveWritten = async ({ at: _, ...written }: Written): Promise<string> => {
    const groups = written.everyone ? NO_GROUPS : {};
    // Pins are no part of saving (decision 28): one that was set meanwhile stays, unless it was chosen here.
    const pin = { pinned: known.current && written.pinned === pinned.current ? undefined : written.pinned };
    const savedId = await sending(save({ ...NO_GROUPS, ...written, ...groups, ...pin, ...known.current }).unwrap());
    pinned.current = written.pinned;
    return savedId;
  };
  /** Publishes what was saved: at a moment, or at once. */
  const publishSaved = async (at: string | undefined): Promise<void> => {
    if (known.current) await sending(publish({ ...known.current, at }).unwrap());
  };
  /** What is sent next is a notice of its own. */
  const beginAnew = () => {
    known.current = undefined;
    setId(undefined);
    setOvertaken(false);
  };
  return { id, overtaken, saveWritten, publishSaved, beginAnew };
}
