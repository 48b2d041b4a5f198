import { type ControlKind, type FieldKind, isControl, type QueryField } from '@hall/contract/query-fields';
import type { ComponentType } from 'react';
import { report } from '../../shared/report.ts';
import { DatePiece } from './date-piece.tsx';
import { DateRangePiece } from './date-range-piece.tsx';
import { NumberRangePiece } from './number-range-piece.tsx';
import type { PieceProps } from './piece.ts';
import { SelectPiece } from './select-piece.tsx';
import { SuggestPiece } from './suggest-piece.tsx';
import { TextPiece } from './text-piece.tsx';
import { TreeSelectPiece } from './tree-select-piece.tsx';

/** The pieces that hold values, by kind. */
export const PIECES: Readonly<Record<Exclude<FieldKind, ControlKind>, ComponentType<PieceProps>>> = {
  text: TextPiece,
  date: DatePiece,
  daterange: DateRangePiece,
  numberrange: NumberRangePiece,
  select: SelectPiece,
  treeselect: TreeSelectPiece,
  suggest: SuggestPiece,
};

export type ValueKind = keyof typeof PIECES;
export interface ValueField extends QueryField {
  readonly kind: ValueKind;
}
export interface ControlField extends QueryField {
  readonly kind: ControlKind;
}

const isValueField = (field: QueryField): field is ValueField => Object.hasOwn(PIECES, field.kind);

interface FormParts {
  readonly inputs: readonly ValueField[];
  readonly controls: readonly ControlField[];
}

/**
 * The pieces of a form that are shown, in their order; a kind that this version does not know is reported and left out.
 * @param holds whether a condition restricts the rows, and so is shown though it is hidden otherwise
 */
export function formParts(fields: readonly QueryField[], holds: (field: QueryField) => boolean = () => false): FormParts {
  const shown = fields.filter((field) => field.shown || holds(field)).toSorted((one, other) => one.order - other.order);
  for (const field of shown) {
    if (!isValueField(field) && !isControl(field)) {
      report(`Query field "${field.fieldId}" of page "${field.pageId}" is of the unknown kind "${field.kind}"`);
    }
  }
  return { inputs: shown.filter(isValueField), controls: shown.filter(isControl) };
}
