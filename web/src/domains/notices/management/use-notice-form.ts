import type { NoticeInFull, NoticeState } from '@hall/contract/notice-management';
import { NOTICE_LEVELS } from '@hall/contract/notices';
import { useRef, useState } from 'react';
import { useFiles } from '../../../shared/files/use-files.ts';
import { toastLane } from '../../../shared/ui/toast-lane.ts';
import { useAttachFileMutation, useDetachFileMutation } from './api.ts';
import type { Release } from './parts/release-field.tsx';
import type { Pane } from './parts/text-fields.tsx';
import { useTexts } from './texts.ts';
import { useFormKeys } from './use-form-keys.ts';
import { useSendingNotice, type Written } from './use-sending-notice.ts';

const BLANK = { level: NOTICE_LEVELS.ordinary, pinned: false, everyone: true };
const TOLD = { saved: 'doneSave', draft: 'doneSaveAlone', now: 'donePublish', later: 'doneSchedule' } as const;

function initialOf(opened: NoticeInFull | undefined): Partial<Written> {
  if (!opened) return BLANK;
  const { notice, content, contentEn, audience } = opened;
  const { title, titleEn, level, pinned, state, publishedAt } = notice;
  const { everyone, departmentIds, roleIds } = audience;
  // Nothing chosen is nothing that could be wrong.
  const groups = { ...(departmentIds.length > 0 && { departmentIds }), ...(roleIds.length > 0 && { roleIds }) };
  return { title, titleEn, content, contentEn, level, pinned, everyone, ...groups, ...(state === 'scheduled' && { at: publishedAt }) };
}

/** Whether something is lacking of the Chinese text. */
const lacksChinese = ({ title = '', content = '' }: Partial<Written>): boolean => title.trim() === '' || content === '';

/** What a notice in a state is left at where nothing else is chosen. */
const releaseOf = (state: NoticeState): Release => (state === 'scheduled' ? 'later' : 'draft');

/** What becomes of a notice that is saved. */
export function wayOf(state: NoticeState, release: Release, stays: boolean): Release {
  // The time of a scheduled one is part of what is saved.
  const saves = stays && !(state === 'scheduled' && release === 'later');
  return saves || state === 'published' ? 'draft' : release;
}

interface Sent {
  readonly written: Written;
  /** What became of it: saved as was meant, or saved alone where it is to be published too. */
  readonly how: keyof typeof TOLD;
  readonly stays: boolean;
}

/** The files of the notice that is edited. */
function useNoticeFiles(opened: NoticeInFull | undefined) {
  const [attach] = useAttachFileMutation();
  const [detach] = useDetachFileMutation();
  return useFiles(opened?.notice.attachments ?? [], {
    attach: async (id, file) => (await attach({ id, ...file })).data,
    detach: async (id) => !(await detach({ id })).error,
  });
}

/** What the form of a notice does beside its fields: it saves and stays, or saves, publishes and closes. */
export function useNoticeForm(opened: NoticeInFull | undefined, onClose: () => void) {
  const { t, pick } = useTexts();
  const [state, setState] = useState(opened?.notice.state ?? 'draft');
  const [release, setRelease] = useState(releaseOf(state));
  const [pane, setPane] = useState<Pane>('zh');
  const [initial] = useState(() => initialOf(opened));
  const { id, overtaken, saveWritten, publishSaved, beginAnew } = useSendingNotice(opened);
  const files = useNoticeFiles(opened);
  const place = useRef<HTMLDivElement>(null);
  /** It is saved and stays open, whatever else is chosen. */
  const staysOpen = useRef(false);
  const present = useRef<Partial<Written>>(initial);
  const sent = useRef<Sent>(undefined);
  const save = () => {
    staysOpen.current = true;
    place.current?.querySelector('form')?.requestSubmit();
  };
  const onSubmit = (byButton: boolean) => {
    if (byButton) staysOpen.current = false;
    if (lacksChinese(present.current)) setPane('zh');
  };
  useFormKeys(place, { onSave: save, onSubmit });
  /** It is chosen to be published, which it is not yet. */
  const awaitsRelease = state !== 'published' && release !== releaseOf(state);
  const onSend = async (values: Partial<Written>) => {
    const written = values as Written;
    const stays = staysOpen.current;
    const uploaded = files.upload(await saveWritten(written));
    // Nothing is published without a file that it should have.
    const isWhole = stays || (await uploaded);
    const how = isWhole ? wayOf(state, release, stays) : 'draft';
    if (how !== 'draft') await publishSaved(how === 'later' ? written.at : undefined);
    sent.current = { written, how: how === 'draft' && !awaitsRelease ? 'saved' : how, stays: stays || !isWhole };
  };
  const onSent = () => {
    if (!sent.current) return;
    const { written, how, stays } = sent.current;
    toastLane.show({ tone: 'success', text: t(TOLD[how], { title: pick(written.title, written.titleEn), time: written.at ?? '' }) });
    if (!stays) onClose();
  };
  const addFiles = (chosen: readonly File[]) => {
    if (chosen.length === 0) return;
    files.choose(chosen);
    if (id) void files.upload(id);
    else if (!lacksChinese(present.current)) save();
  };
  const copyAsNew = async () => {
    if (id) await files.upload(id);
    beginAnew();
    files.beginAnew();
    setState('draft');
    setRelease('draft');
    save();
  };
  const unsent = awaitsRelease || files.waiting.length > 0;
  const shown = { state, initial, pane, release, id, overtaken, unsent };
  return { ...shown, place, present, setPane, setRelease, files, addFiles, copyAsNew, onSend, onSent };
}
