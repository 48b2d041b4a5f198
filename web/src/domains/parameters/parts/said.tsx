import type { ParameterSetting } from '@hall/contract/parameter-management';
import { useTexts } from '../texts.ts';
import './said.css';

/** The value of a parameter in words; of a colour it is seen as well. */
export function Said({ setting: { kind, value, said, saidEn } }: { readonly setting: ParameterSetting }) {
  const { pick } = useTexts();
  if (kind !== 'colour') return pick(said, saidEn);
  return (
    <span className="parameter-said">
      <span className="parameter-swatch" style={{ background: value }} />
      {value}
    </span>
  );
}
