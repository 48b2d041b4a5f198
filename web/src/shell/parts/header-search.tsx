import { SearchOutlined } from '@ant-design/icons';
import { SearchField } from '../../domains/menu/search/search-field.tsx';
import { useMedia } from '../../shared/ui/use-media.ts';
import { useTexts } from '../texts.ts';
import { usePalette } from './palette/use-palette.tsx';

/** Where the header has room for a box. */
const WIDE = '(min-width: 1100px)';

const isApple = (): boolean => /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** The search of the header (SHELL-5): a box where there is room for one, else a button; both lead to the palette as well. */
export function HeaderSearch({ hasRoom }: { readonly hasRoom: boolean }) {
  const { t } = useTexts();
  const isWide = useMedia(WIDE) && hasRoom;
  const { open, show, expect, palette } = usePalette();
  const keys = isApple() ? '⌘K' : 'Ctrl K';
  const name = t('palette', { keys });
  const opens = { 'aria-label': name, title: name, 'aria-expanded': open, 'aria-keyshortcuts': 'Control+K Meta+K', onClick: show };
  return (
    <>
      {isWide ? (
        <SearchField>
          <button type="button" className="shell-palette-keys" onPointerEnter={expect} {...opens}>
            {keys}
          </button>
        </SearchField>
      ) : (
        <button type="button" className="shell-icon-button" onPointerEnter={expect} {...opens}>
          <SearchOutlined aria-hidden />
        </button>
      )}
      {palette}
    </>
  );
}
