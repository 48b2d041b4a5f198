import type { Bilingual } from '@hall/contract/bilingual';
import { ManagedPage } from '@hall/contract/page-management';
import { ColumnSetup, columnSetupOf, FieldSetup, fieldSetupOf } from '@hall/contract/page-setup';
import type { TableColumn } from '@hall/contract/table-columns';
import { valueText } from '@hall/contract/wire/coded';
import { type Entity, termsOf } from '@hall/contract/wire/entity';
import type { Change, SignedInCall } from '../../core/call.ts';
import { noteChange } from '../../core/note-change.ts';
import type { PageDocument } from './documents.ts';
import { movedAmong } from './moved.ts';

interface Part {
  readonly fieldId: string;
}

/** What a column or a field is called where its change is told: as it was. */
type Named = (term: Bilingual) => Bilingual;

const inEach = (text: (language: keyof Bilingual) => string): Bilingual => ({ zh: text('zh'), en: text('en') });

const changeOf = (field: Bilingual, before: Bilingual, after: Bilingual): Change => ({
  ...{ field: field.zh, fieldEn: field.en, before: before.zh, beforeEn: before.en },
  ...{ after: after.zh, afterEn: after.en },
});

/** What of a column or a field is said otherwise, its place aside. */
function saidOtherwise<T extends Part>(described: Entity<T>, named: Named, from: T, to: T): Change[] {
  const names = (Object.keys(described.fields) as (keyof T & string)[]).filter((name) => name !== 'order');
  return names.flatMap((name) => {
    const said = (of: T) => inEach((language) => valueText(described, name, of[name], language));
    const [before, after] = [said(from), said(to)];
    return before.zh === after.zh && before.en === after.en ? [] : [changeOf(named(termsOf(described, name)), before, after)];
  });
}

/** Places of what stands elsewhere among its siblings, from 1. */
function placedOtherwise(place: Bilingual, namedOf: (id: string) => Named, before: readonly Part[], after: readonly Part[]): Change[] {
  const placeIn = (siblings: readonly Part[], id: string) => String(siblings.findIndex(({ fieldId }) => fieldId === id) + 1);
  return movedAmong(before, after).map((id) => {
    const [from, to] = [placeIn(before, id), placeIn(after, id)];
    return changeOf(namedOf(id)(place), { zh: from, en: from }, { zh: to, en: to });
  });
}

const columnNamed =
  ({ label, labelEn }: ColumnSetup): Named =>
  ({ zh, en }) => ({ zh: `列“${label}”：${zh}`, en: `Column “${labelEn}”: ${en}` });

const fieldNamed =
  ({ title, titleEn }: FieldSetup): Named =>
  ({ zh, en }) => ({ zh: `查询条件“${title}”：${zh}`, en: `Condition “${titleEn}”: ${en}` });

function columnChanges(before: readonly TableColumn[], after: readonly TableColumn[]): Change[] {
  const former = new Map(before.map((column) => [column.fieldId, column]));
  const namedOf = (id: string) => columnNamed(columnSetupOf(former.get(id) as TableColumn));
  const each = after.flatMap((column) => {
    const from = former.get(column.fieldId) ?? column;
    return [
      ...saidOtherwise(ColumnSetup, namedOf(column.fieldId), columnSetupOf(from), columnSetupOf(column)),
      ...columnChanges(from.children ?? [], column.children ?? []),
    ];
  });
  return [...each, ...placedOtherwise(termsOf(ColumnSetup, 'order'), namedOf, before, after)];
}

function fieldChanges({ config: before }: PageDocument, { config: after }: PageDocument): Change[] {
  const former = new Map(before.fields.map((field) => [field.fieldId, fieldSetupOf(field)]));
  const namedOf = (id: string) => fieldNamed(former.get(id) as FieldSetup);
  const each = after.fields.flatMap((field) =>
    saidOtherwise(FieldSetup, namedOf(field.fieldId), former.get(field.fieldId) as FieldSetup, fieldSetupOf(field)),
  );
  return [...each, ...placedOtherwise(termsOf(FieldSetup, 'order'), namedOf, before.fields, after.fields)];
}

/** Tells the log how a page was arranged anew: of each column and condition that is another, what it was and what it is. */
export function notePage(call: SignedInCall, before: PageDocument, after: PageDocument): void {
  const titleOf = ({ config: { title } }: PageDocument) => ({ title: title.zh, titleEn: title.en });
  noteChange(call, ManagedPage, titleOf(before), titleOf(after));
  call.entry.changes = [...(call.entry.changes ?? []), ...columnChanges(before.columns, after.columns), ...fieldChanges(before, after)];
}
