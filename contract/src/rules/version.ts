import type { Rule } from '../errors.ts';

/** Most characters of a version. */
export const VERSION_MAX = 20;

const VERSION = /^\d{1,5}(\.\d{1,5}){1,3}(-[0-9a-z]+(\.[0-9a-z]+)*)?$/;

/** What is wrong with a version of the product, by rule: it is written as 1.2.0 or 2.0.0-rc.1. */
export function versionFault(version: string): Rule | undefined {
  if (version === '') return 'required';
  return VERSION.test(version) ? undefined : 'version-format';
}
