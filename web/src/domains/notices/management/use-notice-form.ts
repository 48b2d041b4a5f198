import type { NoticeInFull } from '@hall/contract/notice-management';
import { NOTICE_LEVELS } from '@hall/contract/notices';
import { useRef, useState } from 'react';
import { toastLane } from '../../../shared/ui/toast-lane.ts';
import type { Release } from './parts/release-field.tsx';
import type { Pane } from './parts/text-fields.tsx';
import { useTexts } from './texts.ts';
import { useFiles } from './use-files.ts';
import { useFormKeys } from './use-form-keys.ts';
import { useSendingNotice, type Written } from './use-sending-notice.ts';

const BLANK = { level: NOTICE_LEVELS.ordinary, pinned: false, everyone: true };
const TOLD = { draft: 'doneSave', now: 'donePublish', later: 'doneSchedule' } as const;

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

/** What the form of a notice does beside its fields: it saves and stays, or saves, publishes and closes. */
export function useNoticeForm(opened: NoticeInFull | undefined, onClose: () => void) {
  const { t, pick } = useTexts();
  const state = opened?.notice.state ?? 'draft';
  const [release, setRelease] = useState<Release>(state === 'scheduled' ? 'later' : 'draft');
  const [pane, setPane] = useState<Pane>('zh');
  const [initial] = useState(() => initialOf(opened));
  const { id, overtaken, send, beginAnew } = useSendingNotice(opened);
  const files = useFiles(opened?.notice.attachments ?? []);
  const place = useRef<HTMLDivElement>(null);
  /** It is saved and stays open, whatever else is chosen. */
  const staysOpen = useRef(false);
  const waiting = useRef<readonly File[]>([]);
  const present = useRef<Partial<Written>>(initial);
  const sent = useRef<{ readonly written: Written; readonly id: string }>(undefined);
  const howSent = (): Release => (staysOpen.current || state === 'published' ? 'draft' : release);
  const save = () => {
    staysOpen.current = true;
    place.current?.querySelector('form')?.requestSubmit();
  };
  const onSubmit = (byButton: boolean) => {
    if (byButton) staysOpen.current = false;
    if (lacksChinese(present.current)) setPane('zh');
  };
  useFormKeys(place, { onSave: save, onSubmit });
  const onSend = async (values: Partial<Written>) => {
    const written = values as Written;
    sent.current = { written, id: await send(written, howSent()) };
  };
  const onSent = () => {
    if (!sent.current) return;
    const { written, id: savedId } = sent.current;
    toastLane.show({ tone: 'success', text: t(TOLD[howSent()], { title: pick(written.title, written.titleEn), time: written.at ?? '' }) });
    if (!staysOpen.current) return onClose();
    void files.add(savedId, waiting.current);
    waiting.current = [];
  };
  const addFiles = (chosen: readonly File[]) => {
    if (chosen.length === 0) return;
    if (id) return void files.add(id, chosen);
    waiting.current = chosen;
    save();
  };
  const copyAsNew = () => {
    beginAnew();
    save();
  };
  return { state, initial, place, present, pane, setPane, release, setRelease, id, overtaken, files, addFiles, copyAsNew, onSend, onSent };
}
