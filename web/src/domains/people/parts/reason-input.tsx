import { TEXT_MAX } from '@hall/contract/rules/constants';
import { Input } from 'antd';
import type { Control } from '../../../shared/form/control.ts';
import type { FIRST_FOCUS } from '../../../shared/ui/dialog/dialog.tsx';
import { useCodeInfoQuery } from '../../codes/index.ts';
import { useTexts } from '../texts.ts';
import './reason-input.css';

export interface ReasonInputProps extends Control<string>, Partial<typeof FIRST_FOCUS> {
  /** The codes that the institution has for such reasons. */
  readonly codes: string;
}

/** A reason, typed or one of those that the institution often has. */
export function ReasonInput({ codes, value = '', onChange, ...control }: ReasonInputProps) {
  const { t, pick } = useTexts();
  const { data = [] } = useCodeInfoQuery({ setId: codes }, { refetchOnMountOrArgChange: true });
  return (
    <>
      <Input {...control} value={value} maxLength={TEXT_MAX} onChange={({ target }) => onChange?.(target.value)} />
      {data.length > 0 && (
        <fieldset className="reason-choices" aria-label={t('oftenReasons')}>
          {data.map(({ code, name, nameEn }) => (
            <button key={code} type="button" className="hall-button hall-button-plain" onClick={() => onChange?.(pick(name, nameEn))}>
              {pick(name, nameEn)}
            </button>
          ))}
        </fieldset>
      )}
    </>
  );
}
