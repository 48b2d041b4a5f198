import { Input } from 'antd';
import type { Control } from '../../../shared/form/control.ts';
import { useTexts } from '../texts.ts';
import './colour-input.css';

const SHORT = /^#([\da-f])([\da-f])([\da-f])([\da-f])?$/i;
const LONG = /^#[\da-f]{6}([\da-f]{2})?$/i;

/** A colour in six digits and what follows them, its opacity; black for what is none. */
function parted(colour: string): { readonly solid: string; readonly opacity: string } {
  const long = colour.replace(
    SHORT,
    (_, ...[red, green, blue, alpha = '']: string[]) => `#${[red, green, blue, alpha].map((one) => `${one}${one}`).join('')}`,
  );
  return LONG.test(long) ? { solid: long.slice(0, 7).toLowerCase(), opacity: long.slice(7) } : { solid: '#000000', opacity: '' };
}

/** A colour, typed or chosen; choosing leaves its opacity as it is. */
export function ColourInput({ value = '', onChange, ...control }: Control<string>) {
  const { t } = useTexts();
  const { solid, opacity } = parted(value);
  return (
    <div className="parameter-colour">
      <input type="color" aria-label={t('pickColour')} value={solid} onChange={({ target }) => onChange?.(`${target.value}${opacity}`)} />
      <Input {...control} value={value} maxLength={9} onChange={({ target }) => onChange?.(target.value)} />
    </div>
  );
}
