import { Notice } from '@hall/contract/notices';
import { optionsOf } from '@hall/contract/wire/coded';
import { type Field, termOf } from '@hall/contract/wire/entity';
import { Choice } from '../../../../shared/form/choice.tsx';
import type { Control } from '../../../../shared/form/control.ts';
import { useTexts } from '../texts.ts';

/** One of the levels. */
export function LevelChoice(control: Control<number>) {
  const { language } = useTexts();
  const [, schema] = Notice.fields.level as Field;
  const options = optionsOf(schema).map((option) => ({ value: Number(option.value), label: option[language] }));
  return <Choice {...control} label={termOf(Notice, 'level', language)} options={options} />;
}
