import { PARAMETERS } from '@hall/contract/parameters';
import type { Footer, systemEndpoints } from '@hall/contract/system';
import type { Handlers } from '../../core/register.ts';
import type { Services } from '../../core/services.ts';
import { enableAccount, lockAccount } from './account-state.ts';
import { listAccounts } from './accounts.ts';
import { allParameters, openParameters } from './parameters.ts';

export const systemHandlers = (services: Services): Handlers<typeof systemEndpoints> => ({
  publicParameters: () => openParameters(services),
  parameters: () => allParameters(services),
  footer: () => footer(services),
  version: async () => ({ version: await newestVersion(services) }),
  accounts: (filter) => listAccounts(services, filter),
  lockAccount: ({ staffNumber, locked }, call) => lockAccount(services, staffNumber, locked, call),
  enableAccount: ({ staffNumber, enabled }, call) => enableAccount(services, staffNumber, enabled, call),
});

async function footer(services: Services): Promise<Footer> {
  const values = new Map((await openParameters(services)).map(({ id, value }) => [id, value]));
  const textOf = (name: keyof typeof PARAMETERS) => values.get(PARAMETERS[name].id) ?? '';
  return {
    rights: textOf('footerRights'),
    address: textOf('footerAddress'),
    rightsEn: textOf('footerRightsEn'),
    addressEn: textOf('footerAddressEn'),
  };
}

async function newestVersion({ database, clock }: Services): Promise<string> {
  const newest = await database.read.systemUpdate.findFirst({
    where: { releasedAt: { lte: clock.now() } },
    orderBy: { releasedAt: 'desc' },
  });
  return newest?.version ?? '';
}
