import { type Rule, ruleText } from '@hall/contract/errors';
import type * as z from 'zod/mini';

const MOST = 60;

/** A value as it came, short enough for a table. */
export function gotText(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? String(value);
  const kind = typeof value === 'string' ? 'text ' : typeof value === 'number' ? 'number ' : '';
  return kind + (text.length > MOST ? `${text.slice(0, MOST)}…` : text);
}

/** So many of them; one is told as one. */
export const counted = (many: number, one: string): string => `${many} ${one}${many === 1 ? '' : 's'}`;

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  undefined: 'nothing',
};

/** What people call the patterns of the contract; any other is shown as it is. */
const PATTERNS: Readonly<Record<string, string>> = {
  '/^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$/': 'a moment such as 2026-11-20 08:30:00',
  '/^-?\\d+\\.\\d{2}$/': 'an amount with two decimals, as text',
};

const DAYS: readonly unknown[] = ['date-format'];

/** What an issue says that the schema wants. */
export function expectedText(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return KINDS[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return `${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'invalid_format': {
      const pattern = String(issue.pattern ?? issue.format);
      return PATTERNS[pattern] ?? `text like ${pattern}`;
    }
    case 'too_small':
      return `at least ${issue.minimum}`;
    case 'too_big':
      return `at most ${issue.maximum}`;
    case 'invalid_union':
      return [...new Set(issue.errors.flatMap((form) => form.slice(0, 1).map(expectedText)))].join(' or ');
    case 'custom':
      return customText(issue.params?.rule);
    default:
      return issue.message;
  }
}

function customText(rule: unknown): string {
  if (DAYS.includes(rule)) return 'a day as yyyy-MM-dd';
  return typeof rule === 'string' ? ruleText(rule as Rule, 'en', { field: 'it' }) : 'another value';
}
