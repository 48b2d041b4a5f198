import { PARAMETERS, type ParameterName, type Parameters } from '@hall/contract/parameter-table';
import type { Prisma } from '../../generated/client.ts';
import { yearOf } from '../days.ts';
import type { DemoRows } from '../demo-rows.ts';

/** Every other parameter has its default. None of it asks anything of a person before work. */
const seededParameters = (now: Date): Partial<Parameters> => ({
  organisation: '江州大学',
  organisationEn: 'Jiangzhou University',
  languageSwitch: '1',
  signInDirectory: '1',
  signInQr: '1',
  signInAuthentication: '1',
  signInCas: '1',
  passwordRecovery: '1',
  showSecondLevel: '1',
  footerRights: `© ${yearOf(now)} 江州大学财务处`,
  footerRightsEn: `© ${yearOf(now)} Finance Office, Jiangzhou University`,
  footerAddress: '江州市云麓区学府路 88 号',
  footerAddressEn: '88 Xuefu Road, Yunlu District, Jiangzhou',
});

const parameterRows = (now: Date): Prisma.ParameterCreateManyInput[] =>
  Object.entries(seededParameters(now)).map(([name, value]) => ({ id: PARAMETERS[name as ParameterName].id, value }));

export const demoRows = (now: Date): DemoRows => ({ parameter: parameterRows(now) });
