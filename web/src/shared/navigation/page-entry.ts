import type { ComponentType } from 'react';

/** A page that a domain offers. */
export interface PageEntry {
  /** The name by which the server's routes ask for it. */
  readonly component: string;
  /** Its address; a page without one is wherever the server's routes put it. */
  readonly path?: string;
  readonly load: () => Promise<ComponentType>;
  /** Open to every signed-in person, whatever routes the server gives. */
  readonly everyone?: true;
}
