import { useLayoutEffect, useRef } from 'react';
import { cleanHtml } from '../clean-html.ts';
import './notice-content.css';

/** Puts every table into a box of its own, which scrolls when the table is higher or wider than it may be. */
function boxTables(fragment: DocumentFragment): void {
  for (const table of fragment.querySelectorAll('table')) {
    const box = document.createElement('div');
    box.className = 'notice-table';
    box.tabIndex = 0;
    table.replaceWith(box);
    box.append(table);
  }
}

/** The text of a notice, cleaned. */
export function NoticeContent({ html }: { readonly html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fragment = cleanHtml(html);
    boxTables(fragment);
    place.current?.replaceChildren(fragment);
  }, [html]);
  return <div className="notice-content" ref={place} />;
}
