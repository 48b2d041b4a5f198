import { ReleasedUpdate } from '@hall/contract/updates';
import { valueText } from '@hall/contract/wire/coded';
import { useState } from 'react';
import { minuteOf } from '../../../shared/ui/dates.ts';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { NoticeContent } from '../../notices/index.ts';
import { useReleasedUpdatesQuery } from '../api.ts';
import { useTexts } from '../texts.ts';
import './released-updates.css';

export interface ReleasedUpdatesProps {
  readonly onClose: () => void;
}

const PAGE = 10;

function Released({ update }: { readonly update: ReleasedUpdate }) {
  const { pick, language } = useTexts();
  const { version, title, titleEn, level, releasedAt, content, contentEn } = update;
  return (
    <section className="released-update">
      <h3>
        {version} {pick(title, titleEn)}
      </h3>
      <p className="released-update-facts">
        <span className={level === 'major' ? 'released-update-major' : undefined}>
          {valueText(ReleasedUpdate, 'level', level, language)}
        </span>
        <span>{minuteOf(releasedAt)}</span>
      </p>
      <NoticeContent html={pick(content, contentEn)} />
    </section>
  );
}

interface SomeProps {
  readonly page: number;
  /** Told where earlier ones are wanted; these are the last shown. */
  readonly onEarlier: (() => void) | undefined;
}

function Some({ page, onEarlier }: SomeProps) {
  const { t } = useTexts();
  const query = useReleasedUpdatesQuery({ page, pageSize: PAGE }, { refetchOnMountOrArgChange: true });
  return (
    <QueryView query={query} lines={8} empty={{ when: ({ total }) => total === 0, hint: t('none') }}>
      {({ rows, total }) => (
        <>
          {rows.map((update) => (
            <Released key={update.version} update={update} />
          ))}
          {onEarlier && total > page * PAGE && (
            <button type="button" className="hall-button hall-button-plain" onClick={onEarlier}>
              {t('earlier')}
            </button>
          )}
        </>
      )}
    </QueryView>
  );
}

/** The versions that are out with what they bring, the newest first (SYS-10). */
export function ReleasedUpdates({ onClose }: ReleasedUpdatesProps) {
  const { t } = useTexts();
  const [pages, setPages] = useState(1);
  const earlier = () => setPages(pages + 1);
  return (
    <Dialog title={t('whatIsNew')} width={640} onClose={onClose}>
      {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
        <Some key={page} page={page} onEarlier={page === pages ? earlier : undefined} />
      ))}
    </Dialog>
  );
}
