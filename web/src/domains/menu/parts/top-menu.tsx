import { Menu } from 'antd';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { menuPages } from '../menu-pages.ts';
import { useTexts } from '../texts.ts';
import { type Item, type MenuVariantProps, NO_TOOLTIPS, useMenuItems } from './menu-items.tsx';

const NOTHING_MEASURED: readonly (readonly number[])[] = [];

interface Measured {
  /** The room that there is. */
  readonly host: RefObject<HTMLDivElement | null>;
  /** All entries and the buttons, hidden, at their full width. */
  readonly ruler: RefObject<HTMLDivElement | null>;
  readonly pages: readonly (readonly number[])[];
}

const widthsIn = (ruler: HTMLElement, selector: string): number[] =>
  [...ruler.querySelectorAll<HTMLElement>(selector)].map((element) => element.getBoundingClientRect().width);

/** The pages of the menu, measured anew whenever the room, the font or the texts change (SHELL-6). */
function usePages(): Measured {
  const host = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState(NOTHING_MEASURED);
  useEffect(() => {
    const [room, measure] = [host.current, ruler.current];
    if (!room || !measure) return;
    const divide = () => {
      const [more = 0, back = 0] = widthsIn(measure, 'button');
      const next = menuPages(widthsIn(measure, '.ant-menu-root > li'), room.clientWidth, { more, back });
      setPages((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    const observer = new ResizeObserver(divide);
    for (const element of [room, ...measure.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { host, ruler, pages };
}

/** The page of the menu that is shown: the one that was turned to, else the one with what is open. */
function usePage(pages: Measured['pages'], items: readonly Item[], trail: readonly string[]) {
  const at = trail.join('/');
  const [turned, setTurned] = useState<{ readonly at: string; readonly page: number }>();
  const own = pages.findIndex((indices) => indices.some((index) => trail.includes(String(items[index]?.key))));
  const wanted = turned?.at === at ? turned.page : own;
  const page = Math.max(0, Math.min(wanted, pages.length - 1));
  return { page, turnTo: (next: number) => setTurned({ at, page: next }) };
}

/** The unseen copy that is measured. */
function Ruler({ items, measure }: { readonly items: Item[]; readonly measure: Measured['ruler'] }) {
  const { t } = useTexts();
  const flat = items.map((item) => ({ ...item, children: undefined }) as Item);
  return (
    <div className="menu-ruler" ref={measure} aria-hidden="true" inert>
      <Menu theme="dark" mode="horizontal" {...NO_TOOLTIPS} disabledOverflow items={flat} />
      <button type="button" className="menu-page">
        {t('more')}
      </button>
      <button type="button" className="menu-page">
        {t('back')}
      </button>
    </div>
  );
}

/** The menu across the top (a3); what does not fit is on further pages. */
export function TopMenu({ entries, trail, onChosen }: MenuVariantProps) {
  const { t } = useTexts();
  const { items, choose } = useMenuItems({ entries, trail, onChosen, flyouts: true });
  const { host, ruler, pages } = usePages();
  const { page, turnTo } = usePage(pages, items, trail);
  const shown = (pages[page] ?? []).flatMap((index) => items[index] ?? []);
  return (
    <div className="menu-top" ref={host}>
      <Ruler items={items} measure={ruler} />
      {page > 0 && (
        <button type="button" className="menu-page" onClick={() => turnTo(page - 1)}>
          {t('back')}
        </button>
      )}
      <Menu
        theme="dark"
        mode="horizontal"
        {...NO_TOOLTIPS}
        disabledOverflow
        items={shown}
        selectedKeys={[...trail]}
        onClick={({ key }) => choose(key)}
      />
      {page < pages.length - 1 && (
        <button type="button" className="menu-page" onClick={() => turnTo(page + 1)}>
          {t('more')}
        </button>
      )}
    </div>
  );
}
