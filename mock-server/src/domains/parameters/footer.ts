import { PARAMETERS } from '@hall/contract/parameter-table';
import type { Footer } from '@hall/contract/parameters';
import type { Services } from '../../core/services.ts';
import { openParameters } from './parameters.ts';

/** What stands at the foot of every page. */
export async function footer(services: Services): Promise<Footer> {
  const values = new Map((await openParameters(services)).map(({ id, value }) => [id, value]));
  const textOf = (name: keyof typeof PARAMETERS) => values.get(PARAMETERS[name].id) ?? '';
  return {
    rights: textOf('footerRights'),
    address: textOf('footerAddress'),
    rightsEn: textOf('footerRightsEn'),
    addressEn: textOf('footerAddressEn'),
  };
}
