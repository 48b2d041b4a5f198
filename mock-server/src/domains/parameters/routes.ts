import type { parametersEndpoints } from '@hall/contract/parameters';
import type { Handlers } from '../../core/register.ts';
import type { Services } from '../../core/services.ts';
import { footer } from './footer.ts';
import { allParameters, openParameters } from './parameters.ts';

export const parametersHandlers = (services: Services): Handlers<typeof parametersEndpoints> => ({
  publicParameters: () => openParameters(services),
  parameters: () => allParameters(services),
  footer: () => footer(services),
});
