import { ManagedNotice } from '@hall/contract/notice-management';
import { valueText } from '@hall/contract/wire/coded';
import { useLanguage } from '../../../../shared/i18n/use-language.tsx';
import { StateTag, type Tone } from '../../../../shared/ui/state-tag.tsx';

const TONES: Readonly<Partial<Record<ManagedNotice['state'], Tone>>> = { scheduled: 'warning', published: 'success' };

/** How a notice stands. */
export function NoticeStateTag({ notice: { state } }: { readonly notice: ManagedNotice }) {
  return <StateTag tone={TONES[state]} text={valueText(ManagedNotice, 'state', state, useLanguage())} />;
}
