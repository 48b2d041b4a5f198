import type { Notice } from '@hall/contract/notices';
import type { ReactNode } from 'react';
import { MomentText } from '../../../shared/ui/moment-text.tsx';
import { useTexts } from '../texts.ts';
import { NoticeTags } from './notice-tags.tsx';
import './notice-line.css';

interface NoticeLineProps {
  readonly notice: Notice;
  /** Its title, which opens it. */
  readonly children: ReactNode;
}

/** A notice in a line: whether it is read, what is special about it, its title and its day. */
export function NoticeLine({ notice, children }: NoticeLineProps) {
  const { t } = useTexts();
  const state = t(notice.read ? 'read' : 'unread');
  return (
    <li className="notice-line">
      <span className={notice.read ? 'notice-dot' : 'notice-dot notice-dot-unread'} title={state}>
        <span className="hall-visually-hidden">{state}</span>
      </span>
      <NoticeTags notice={notice} />
      {children}
      <MomentText at={notice.publishedAt} />
    </li>
  );
}
