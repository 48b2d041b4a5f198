import { parameterManagementEndpoints as management } from '@hall/contract/parameter-management';
import type { parametersEndpoints } from '@hall/contract/parameters';
import { keptAnswer } from '../../core/kept.ts';
import type { Handlers } from '../../core/register.ts';
import { exportList, printList } from '../pages/index.ts';
import { changeParameter, createParameter, deleteParameter, restoreParameter } from './change-parameter.ts';
import { footer } from './footer.ts';
import { parameterHistory } from './history.ts';
import { allParameters, openParameters } from './parameters.ts';
import { settings } from './settings.ts';

export const parametersHandlers: Handlers<typeof parametersEndpoints & typeof management> = {
  publicParameters: openParameters,
  parameters: keptAnswer(allParameters),
  footer,
  settings: settings.page,
  exportSettings: exportList(management.exportSettings, settings),
  printSettings: printList(settings),
  parameterHistory,
  createParameter,
  changeParameter,
  restoreParameter,
  deleteParameter,
};
