import { PageChange } from '@hall/contract/page-management';
import { useTexts } from '../texts.ts';
import type { DraftState } from '../use-draft.ts';
import { TextSetup } from './setup-field.tsx';

/** What a page is called. */
export function NameForm({ draft, rename }: Pick<DraftState, 'draft' | 'rename'>) {
  const { t } = useTexts();
  const own = { entity: PageChange, setup: draft, onChange: rename };
  return (
    <>
      <div className="setup-fields">
        <TextSetup {...own} name="title" />
        <TextSetup {...own} name="titleEn" />
      </div>
      <p className="hall-soft">{t('pageNameHint')}</p>
    </>
  );
}
