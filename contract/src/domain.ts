import type { Bilingual } from './bilingual.ts';

/** What a domain declares beside its calls. */
export interface DomainDeclaration {
  /** What it is called where people read of it, as in the operation log. */
  readonly name: Bilingual;
  /**
   * The nodes of the permission tree that its calls and pages name: functions, and below them the hidden actions of those functions.
   * One node opens menu entry, page, rows and export alike (SYS-15); calls of other domains may name it too. Their places in the tree
   * are the catalogue's.
   */
  readonly permissions?: Readonly<Record<string, Bilingual>>;
}

/** Declares a domain; `api.ts` puts its calls to it. */
export const domain = <const D extends DomainDeclaration>(declaration: D): D => declaration;
