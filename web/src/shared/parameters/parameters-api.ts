import { type Parameters, readParameters } from '@hall/contract/parameter-table';
import { parametersEndpoints } from '@hall/contract/parameters';
import { createSelector } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { apiWithTags, queryFor } from '../api/hall-api.ts';

export const parametersApi = apiWithTags('parameters/values').injectEndpoints({
  endpoints: (build) => ({
    openParameters: queryFor(build, parametersEndpoints.publicParameters, ['parameters/values']),
    parameters: queryFor(build, parametersEndpoints.parameters, ['parameters/values']),
    // What a person can do nothing about is not told: the footer says what there is.
    footer: queryFor(build, parametersEndpoints.footer, ['parameters/values'], { tells: 'end' }),
  }),
});

export const { useFooterQuery } = parametersApi;

interface Known {
  readonly parameters: Parameters;
  /** False while the values are still the defaults because the server has not answered. */
  readonly ready: boolean;
}

/** The parameters that anyone may see. */
export function useOpenParameters(): Known {
  const { data, isError } = parametersApi.useOpenParametersQuery();
  return { parameters: useMemo(() => readParameters(data ?? []), [data]), ready: data !== undefined || isError };
}

/** All system parameters, for a signed-in person; those of the sign-in page while they are on their way. */
export function useParameters(): Known {
  const { data: all, isError } = parametersApi.useParametersQuery();
  const { data: open } = parametersApi.endpoints.openParameters.useQueryState();
  const data = all ?? open;
  return { parameters: useMemo(() => readParameters(data ?? []), [data]), ready: data !== undefined || isError };
}

/** All system parameters once the server has answered, where a default must not decide; the defaults if the call fails. */
export function useToldParameters(): Parameters | undefined {
  const { data, isError } = parametersApi.useParametersQuery();
  return useMemo(() => (data || isError ? readParameters(data ?? []) : undefined), [data, isError]);
}

/** The parameters as the server has told them so far, before sign-in or after. */
export const selectParameterRows = (state: unknown) =>
  parametersApi.endpoints.parameters.select()(state as never).data ?? parametersApi.endpoints.openParameters.select()(state as never).data;

/** The parameters as far as this page has loaded them. */
export const selectParameters: (state: unknown) => Parameters = createSelector([selectParameterRows], (rows) => readParameters(rows ?? []));
