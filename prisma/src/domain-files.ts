import { readdirSync } from 'node:fs';
import { DOMAIN_NAMES } from '@hall/contract/api';

/** The domains that have a file in a folder; a file that an earlier build left there belongs to none. */
export function domainsIn(folder: string): string[] {
  const files = readdirSync(folder);
  return Object.keys(DOMAIN_NAMES).filter((domain) => files.some((file) => file === `${domain}.ts` || file === `${domain}.js`));
}
