import type { PermissionId } from '@hall/contract/api';
import type { Bilingual } from '@hall/contract/bilingual';
import type { Reader, Tx } from '@hall/database/database';
import type { Change, SignedInPerson } from './call.ts';
import type { Services } from './services.ts';
import type { TableLine } from './table-file/read-table.ts';

/** A column of a file that is imported. */
export interface ImportField {
  readonly id: string;
  readonly title: Bilingual;
  readonly required?: true;
  /** Such as it may stand there, for the instructions of the template. */
  readonly example: Bilingual;
  /** What is to be known of it beside that. */
  readonly note?: Bilingual;
}

/** Something wrong with a field. */
export interface FieldFault {
  readonly field: string;
  readonly text: Bilingual;
}

/** What nobody else may have: the same key stands for the same. */
export interface UniqueKey {
  readonly field: string;
  readonly key: string;
}

/** The texts of a row by field, without white space around them; empty where nothing was said. */
export type Given = Readonly<Record<string, string>>;

/** How rows are checked against what is there now. */
export interface RowCheck<T> {
  /** What fields may say, where that can be listed. */
  readonly values: Readonly<Record<string, readonly Bilingual[]>>;
  /** What is said of a key that is taken already. */
  taken(key: string): Bilingual | undefined;
  /** What is wrong with a row, beside what is missing and what is taken; what is to be added of a sound one. */
  row(given: Given): { readonly faults: readonly FieldFault[]; readonly item?: T };
}

/** Who imports, and when: rows are checked and added as of one moment. */
export interface Importing {
  readonly services: Services;
  readonly person: SignedInPerson;
  readonly at: Date;
}

/** What an entry of the operation log tells of something that was added. */
export interface AddedEntry {
  readonly action: Bilingual;
  readonly target: Bilingual;
  readonly changes: readonly Change[];
}

/** What an import says of itself. */
export interface ImportPlan<T> {
  /** The permission of who may import, by which pages name it. */
  readonly id: PermissionId;
  readonly title: Bilingual;
  readonly fields: readonly ImportField[];
  keysOf(given: Given): readonly UniqueKey[];
  begin(read: Reader, importing: Importing): Promise<RowCheck<T>>;
  /** It is the person's alone, whoever acts as them. */
  readonly ownHand?: true;
  /** @returns what the log tells of each */
  add(tx: Tx, items: readonly T[], importing: Importing): Promise<readonly AddedEntry[]>;
}

/** A file's rows, and which field each of their cells is. */
export interface GivenRows {
  readonly columns: readonly string[];
  readonly lines: readonly TableLine[];
}
