import type { parametersEndpoints } from '@hall/contract/parameters';
import { keptAnswer } from '../../core/kept.ts';
import type { Handlers } from '../../core/register.ts';
import { footer } from './footer.ts';
import { allParameters, openParameters } from './parameters.ts';

export const parametersHandlers: Handlers<typeof parametersEndpoints> = {
  publicParameters: openParameters,
  parameters: keptAnswer(allParameters),
  footer,
};
