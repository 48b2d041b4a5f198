import { DENSITIES, type Density } from '@hall/contract/habits';
import { Radio } from 'antd';
import { useId } from 'react';
import { useChangeHabit, useHabit } from '../../shared/habits/habits-api.ts';
import { useTexts } from '../texts.ts';

const NAMES = { compact: 'densityCompact', middle: 'densityMiddle', loose: 'densityLoose' } as const satisfies Record<Density, string>;

/** How high the rows of all tables are, for the person (TABLE-8). */
export function DensityChoice() {
  const { t } = useTexts();
  const density = useHabit('density');
  const change = useChangeHabit();
  const id = useId();
  return (
    <div className="kit-density">
      <span id={id}>{t('density')}</span>
      <Radio.Group
        aria-labelledby={id}
        optionType="button"
        size="small"
        value={density}
        options={DENSITIES.map((value) => ({ value, label: t(NAMES[value]) }))}
        onChange={({ target }) => change('density', target.value as Density)}
      />
    </div>
  );
}
