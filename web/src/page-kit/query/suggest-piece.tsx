import { TEXT_MAX } from '@hall/contract/rules/constants';
import { AutoComplete } from 'antd';
import { useState } from 'react';
import { useTexts } from '../texts.ts';
import { type PieceProps, statusOf } from './piece.ts';
import { uniqueIdOf } from './unique-id.ts';
import { useSuggestions } from './use-suggestions.ts';

/** A line of text that the server completes; arrow keys and Enter choose. */
export function SuggestPiece({ field, id, values, onChange, fault }: PieceProps) {
  const { t, language } = useTexts();
  const [typing, setTyping] = useState(false);
  const text = values[field.fieldId] ?? '';
  const { values: found, searching } = useSuggestions(uniqueIdOf(field), text, typing && text.length <= TEXT_MAX);
  const change = (value: string | undefined) => onChange({ [field.fieldId]: value ?? '' });
  return (
    <AutoComplete
      id={id}
      className="kit-wide"
      allowClear
      placeholder={field.placeholder?.[language] ?? t('enter')}
      value={text}
      options={typing ? found.map((value) => ({ value })) : []}
      notFoundContent={typing && text !== '' ? t(searching ? 'searching' : 'noSuggestion') : null}
      showSearch={{
        filterOption: false,
        onSearch: () => setTyping(true),
      }}
      onChange={change}
      onSelect={() => setTyping(false)}
      onBlur={() => setTyping(false)}
      {...statusOf(fault)}
    />
  );
}
