import { PARAMETERS, type ParameterName } from '@hall/contract/parameter-table';
import type { Parameter } from '@hall/contract/parameters';
import type { Services } from '../../core/services.ts';

const known = Object.keys(PARAMETERS).map((name) => PARAMETERS[name as ParameterName]);
const openIds = new Set(known.filter((entry) => 'open' in entry).map(({ id }) => id));

/** All system parameters, the institution's own among them; one of the product without a row has its default. */
export async function allParameters({ database }: Services): Promise<Parameter[]> {
  const rows = new Map((await database.read.parameter.findMany()).map(({ id, value }) => [id, value]));
  const own = await database.read.parameterName.findMany({ where: { id: { notIn: known.map(({ id }) => id) } }, orderBy: { id: 'asc' } });
  return [...known, ...own.map(({ id }) => ({ id, fallback: '' }))].map(({ id, fallback }) => ({ id, value: rows.get(id) ?? fallback }));
}

/** The parameters that the sign-in page may see. */
export const openParameters = async (services: Services): Promise<Parameter[]> =>
  (await allParameters(services)).filter(({ id }) => openIds.has(id));
