import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { loadAhead } from '../../../shared/ui/loaded-part.tsx';
import { confiningOf } from '../../duties/confining.ts';
import { useDutiesInShell } from '../../duties/duties-context.ts';
import type { PaletteProps } from './palette.tsx';
import { usePaletteKey } from './use-palette-key.ts';

const loadPalette = () => import('./palette.tsx').then((part) => part.Palette);
const Palette = lazyPart<PaletteProps>(loadPalette, null);

interface PaletteState {
  readonly open: boolean;
  readonly show: () => void;
  /** Has it here before it is asked for. */
  readonly expect: () => void;
  /** To be put where it outlives what opens it. */
  readonly palette: ReactNode;
}

/** The command palette, which loads when it is first asked for (SHELL-14). */
export function usePalette(): PaletteState {
  const [open, setOpen] = useState<boolean>();
  const { first } = useDutiesInShell();
  const isConfined = confiningOf(first) !== undefined;
  usePaletteKey(open === true, (next) => setOpen(next && !isConfined));
  return {
    open: open === true,
    show: () => setOpen(!isConfined),
    expect: () => void loadAhead(loadPalette),
    palette: open !== undefined && <Palette open={open} onClose={() => setOpen(false)} />,
  };
}
