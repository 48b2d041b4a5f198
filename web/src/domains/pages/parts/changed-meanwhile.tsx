import { PageChange, type PageSetup } from '@hall/contract/page-management';
import type { ColumnSetup, FieldSetup } from '@hall/contract/page-setup';
import { Meanwhile } from '../../../shared/form/meanwhile.tsx';
import { type Draft, differences, draftOf } from '../draft.ts';
import { useTexts } from '../texts.ts';

interface ChangedMeanwhileProps {
  readonly opened: PageSetup;
  readonly now: PageSetup;
}

/** What somebody else has made of the page since it was opened. */
export function ChangedMeanwhile({ opened, now }: ChangedMeanwhileProps) {
  const { t, pick } = useTexts();
  const [before, after] = [draftOf(opened), draftOf(now)];
  const told = (name: keyof Draft | 'pageId' | 'version') => {
    if (name !== 'columns' && name !== 'fields') return undefined;
    const { others, reordered } = differences<ColumnSetup | FieldSetup>(before[name], after[name]);
    const names = others.map((one) => ('label' in one ? pick(one.label, one.labelEn) : pick(one.title, one.titleEn)));
    return [...names, ...(reordered ? [t('theOrder')] : [])].join(pick('、', ', '));
  };
  if (opened === now) return null;
  return <Meanwhile<Draft & Pick<PageChange, 'pageId' | 'version'>> entity={PageChange} opened={before} now={after} told={told} />;
}
