import { PageChange, type PageSetup } from '@hall/contract/page-management';
import { Meanwhile } from '../../../shared/form/meanwhile.tsx';
import { type Draft, draftOf } from '../draft.ts';
import { useTexts } from '../texts.ts';

interface ChangedMeanwhileProps {
  readonly opened: PageSetup;
  readonly now: PageSetup;
}

/** What somebody else has made of the page since it was opened. */
export function ChangedMeanwhile({ opened, now }: ChangedMeanwhileProps) {
  const { pick } = useTexts();
  const [before, after] = [draftOf(opened), draftOf(now)];
  const differs = (one: object, others: readonly object[]) => !others.some((other) => JSON.stringify(other) === JSON.stringify(one));
  const told = (name: keyof Draft | 'pageId' | 'version') => {
    if (name === 'columns')
      return after.columns.flatMap((one) => (differs(one, before.columns) ? [pick(one.label, one.labelEn)] : [])).join(pick('、', ', '));
    if (name !== 'fields') return undefined;
    return after.fields.flatMap((one) => (differs(one, before.fields) ? [pick(one.title, one.titleEn)] : [])).join(pick('、', ', '));
  };
  if (opened === now) return null;
  return <Meanwhile<Draft & Pick<PageChange, 'pageId' | 'version'>> entity={PageChange} opened={before} now={after} told={told} />;
}
