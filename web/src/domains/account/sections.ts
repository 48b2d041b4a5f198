import type { ComponentType } from 'react';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import type { TextKey } from './texts.ts';

/** A section of the personal center. */
export interface Section {
  /** As the address names it. */
  readonly id: string;
  readonly title: TextKey;
  readonly Part: ComponentType;
}

/** The sections in their order; the first one is shown when the address names none. */
export const SECTIONS: readonly [Section, ...Section[]] = [
  { id: 'profile', title: 'profile', Part: lazyPart(() => import('./parts/profile.tsx').then(({ Profile }) => Profile)) },
  { id: 'contact', title: 'contact', Part: lazyPart(() => import('./parts/contact.tsx').then(({ Contact }) => Contact)) },
  { id: 'password', title: 'password', Part: lazyPart(() => import('./parts/password.tsx').then(({ Password }) => Password)) },
  { id: 'bank', title: 'bank', Part: lazyPart(() => import('./parts/bank-accounts.tsx').then(({ BankAccounts }) => BankAccounts)) },
  { id: 'sessions', title: 'sessions', Part: lazyPart(() => import('./parts/sessions.tsx').then(({ Sessions }) => Sessions)) },
  { id: 'sign-ins', title: 'signIns', Part: lazyPart(() => import('./parts/sign-ins.tsx').then(({ SignIns }) => SignIns)) },
  {
    id: 'preferences',
    title: 'preferences',
    Part: lazyPart(() => import('../habits/index.ts').then(({ PreferencesSection }) => PreferencesSection)),
  },
];

/** The section that an address names, or the first. */
export const sectionNamed = (id: string | null): Section => SECTIONS.find((section) => section.id === id) ?? SECTIONS[0];
