import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { fetchAhead } from './fetch-ahead.ts';

declare global {
  interface Window {
    /** The button that was pressed on the form that stands in the page before its script has run, as the page's own script notes it. */
    hallPressed?: HTMLButtonElement;
  }
}

/** What waits for the form to be alive: a button that was pressed too early, and what is fetched ahead. */
function Alive() {
  useEffect(() => {
    window.hallPressed?.click();
    fetchAhead();
  }, []);
  return null;
}

/** The sign-in form that stands in the page, in place of the root. */
function takeStanding(root: HTMLElement): HTMLElement | undefined {
  const form = document.querySelector<HTMLElement>('.first-login');
  if (!form) return undefined;
  root.remove();
  for (const name of ['class', 'lang']) form.removeAttribute(name);
  form.id = root.id;
  return form;
}

/** Draws the page, or takes over the sign-in form that stands in it already. */
export function takeOver(root: HTMLElement, page: ReactNode): void {
  const standing = takeStanding(root);
  if (standing)
    hydrateRoot(
      standing,
      <>
        {page}
        <Alive />
      </>,
    );
  else createRoot(root).render(page);
}
