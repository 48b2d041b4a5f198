import { parametersOf } from '@hall/contract/query-words';
import { TEXT_MAX } from '@hall/contract/rules/constants';
import { type CSSProperties, memo } from 'react';
import type { Values } from '../query-values.ts';
import { useTexts } from '../texts.ts';
import { faultOf } from './check-values.ts';
import { PIECES, type ValueField } from './pieces.ts';
import { uniqueIdOf } from './unique-id.ts';

interface LabelledPieceProps {
  readonly field: ValueField;
  readonly values: Values;
  readonly onChange: (part: Values) => void;
  /** Behind the button of conditions that are asked for less often; on a phone all are behind one. */
  readonly hidden?: boolean;
}

/** A range of moments needs two columns of the form's grid. */
const isWide = ({ kind, withTime }: ValueField): boolean => kind === 'daterange' && withTime;

const classOf = (field: ValueField, hidden: boolean): string =>
  ['kit-field', isWide(field) && 'kit-field-timed', hidden && 'kit-field-lesser'].filter(Boolean).join(' ');

/** Whether a piece would look the same: the values of others do not show in it. */
const isSame = (one: LabelledPieceProps, other: LabelledPieceProps): boolean =>
  one.field === other.field &&
  one.onChange === other.onChange &&
  one.hidden === other.hidden &&
  parametersOf(one.field).every((id) => one.values[id] === other.values[id]);

/** A piece under its label, with what is wrong about its value below. Selects and calendars take long to draw: each key draws but its own. */
export const LabelledPiece = memo(function LabelledPiece({ field, values, onChange, hidden = false }: LabelledPieceProps) {
  const { t, language } = useTexts();
  const id = uniqueIdOf(field);
  const fault = faultOf(field, values);
  const Piece = PIECES[field.kind];
  const message = fault && t(fault, { maximum: TEXT_MAX, decimals: field.decimals });
  const size = field.size?.[language];
  const style: CSSProperties = size ? { width: size, maxWidth: '100%' } : {};
  return (
    <div className={classOf(field, hidden)} style={style}>
      <label htmlFor={id}>{field.title[language]}</label>
      <Piece field={field} id={id} values={values} onChange={onChange} fault={message} />
      {message && (
        <span className="kit-fault" role="alert">
          {message}
        </span>
      )}
    </div>
  );
}, isSame);
