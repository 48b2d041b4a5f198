import { FramePermission, SystemSetting } from '@hall/contract/linked-system-management';
import { labelOf } from '@hall/contract/wire/coded';
import { termOf } from '@hall/contract/wire/entity';
import { useTexts } from './texts.ts';

/** What the frame of a system may do, in words, by what that is called. */
export function useSandboxText({ sandbox }: SystemSetting): Readonly<Record<string, string>> {
  const { language } = useTexts();
  const words = sandbox.map((word) => labelOf(FramePermission, word, language));
  return { [termOf(SystemSetting, 'sandbox', language)]: words.join(language === 'en' ? ', ' : '、') };
}
