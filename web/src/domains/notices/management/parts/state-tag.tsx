import { ManagedNotice } from '@hall/contract/notice-management';
import { valueText } from '@hall/contract/wire/coded';
import { useLanguage } from '../../../../shared/i18n/use-language.tsx';
import './read-bar.css';

/** How a notice stands. */
export function StateTag({ notice: { state } }: { readonly notice: ManagedNotice }) {
  return <span className={`notice-state notice-state-${state}`}>{valueText(ManagedNotice, 'state', state, useLanguage())}</span>;
}
