import type { ChangeNotice } from '@hall/contract/change-notices';
import { TypedText } from '../../../shared/ui/typed-text.tsx';
import { useChangingTexts } from './changing-texts.ts';
import { VersionTag } from './version-tag.tsx';

/** When somebody confirmed what they were told, or that they have not. */
function SeenCell({ notice: { seenAt } }: { readonly notice: ChangeNotice }) {
  const { t } = useChangingTexts();
  return seenAt ?? <span className="change-unseen">{t('unseen')}</span>;
}

/** How the list of notices draws some of its columns. */
export const CELLS = {
  state: ({ state }: ChangeNotice) => <VersionTag state={state} />,
  seenAt: (notice: ChangeNotice) => <SeenCell notice={notice} />,
  reason: ({ reason }: ChangeNotice) => reason && <TypedText text={reason} />,
};
