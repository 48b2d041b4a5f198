import type { Application } from '@hall/contract/applications';
import type { Grant } from '@hall/contract/authorizations';
import type { ChangeApplicationDraft } from '@hall/contract/change-applications';
import { presentOf } from './change-checks.ts';

/** What a new application for a change begins with: the grant as it is, from today on. @param today yyyy-MM-dd */
export function begunIn(grant: Grant, today: string): Partial<ChangeApplicationDraft> {
  const { systems, ...present } = presentOf(grant);
  return { ...present, systems: [...systems], from: today };
}

/** What one that is edited begins with: what was applied for, from today on where its day is past. @param today yyyy-MM-dd */
export function appliedIn(application: Application, today: string): Partial<ChangeApplicationDraft> {
  const { systems, duration, firstDay = today, lastDay, controlled, amount, reason } = application;
  const from = firstDay < today ? today : firstDay;
  return { systems, longTerm: duration === 'long', lastDay, controlled, amount, from, ...(reason && { reason }) };
}
