import { type Layout, LayoutSettings } from '@hall/contract/habits';
import { Switch } from 'antd';
import { type ReactNode, useId } from 'react';
import { useChangeHabit, useHabits, useHabitsQuery } from '../../../shared/habits/habits-api.ts';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useTexts } from '../texts.ts';
import { LayoutPicture } from './layout-picture.tsx';
import { PageSizeField } from './page-size-field.tsx';
import './preference-groups.css';

const LAYOUTS: readonly Layout[] = ['single', 'double', 'top'];

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="preference-group">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

function LayoutChoice({ value, onChange }: { readonly value: Layout; readonly onChange: (value: Layout) => void }) {
  const { t } = useTexts();
  const name = useId();
  return (
    <div className="layout-choices">
      {LAYOUTS.map((layout) => (
        <label key={layout} className="layout-choice">
          <input type="radio" name={name} value={layout} checked={layout === value} onChange={() => onChange(layout)} />
          <LayoutPicture layout={layout} />
          <span>{t(layout)}</span>
        </label>
      ))}
    </div>
  );
}

interface SwitchRowProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function SwitchRow({ label, checked, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <div className="preference-row">
      <label htmlFor={id}>{label}</label>
      <Switch id={id} checked={checked} onChange={onChange} />
    </div>
  );
}

function Groups() {
  const { t } = useTexts();
  const term = useTerms(LayoutSettings);
  const habits = useHabits();
  const change = useChangeHabit();
  return (
    <div className="preferences">
      <Group title={term('layout')}>
        <LayoutChoice value={habits.layout} onChange={(layout) => change('layout', layout)} />
      </Group>
      <Group title={t('table')}>
        <PageSizeField value={habits.pageSize} onChange={(pageSize) => change('pageSize', pageSize)} />
      </Group>
      <Group title={term('breadcrumb')}>
        <SwitchRow label={t('breadcrumbSwitch')} checked={habits.breadcrumb} onChange={(shown) => change('breadcrumb', shown)} />
      </Group>
      <Group title={term('tabs')}>
        <SwitchRow label={t('tabsSwitch')} checked={habits.tabs} onChange={(shown) => change('tabs', shown)} />
      </Group>
    </div>
  );
}

/** The four groups of a person's preferences; each change is kept and takes effect at once (SHELL-9, ACCT-7). */
export function PreferenceGroups() {
  return <QueryView query={useHabitsQuery()}>{() => <Groups />}</QueryView>;
}
