import type { SerializedError } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { ApiFailure } from '../shared/api/failure.ts';
import { NoPermissionPanel, NotFoundPanel } from '../shared/ui/notice-panel.tsx';

/** What is shown of an address that names a page there is not, or one of which the person has only others (ENTRY-5). */
const PANELS: ReadonlyMap<unknown, ComponentType> = new Map([
  ['no-permission', NoPermissionPanel],
  ['not-found', NotFoundPanel],
]);

export type QueryError = ApiFailure | SerializedError | undefined;

/** The panel of a page that is refused, which no second try would open. */
export const panelFor = (...errors: QueryError[]): ComponentType | undefined =>
  errors.map((error) => (error && 'rule' in error ? PANELS.get(error.rule) : undefined)).find(Boolean);
