import { allEndpoints } from '@hall/contract/api';
import { ExportRequest } from '@hall/contract/exchange';
import { CATALOGUE } from '@hall/database/catalogue/index';
import { expect, it } from 'vitest';
import { exportedLists } from './exported-lists.ts';

const exporting = allEndpoints.filter(({ request, file }) => file && request === ExportRequest).map(({ path }) => path);

it('EXPORT-1 each export call has its list, whose page exports by that call', async () => {
  expect(Object.keys(exportedLists).sort()).toEqual(exporting.sort());
  for (const [path, load] of Object.entries(exportedLists)) {
    const { pageId } = await load();
    expect(CATALOGUE.pages.find(({ config }) => config.pageId === pageId)?.config.exportCall, path).toBe(path);
  }
});

it('EXPORT-1 every page of the catalogue can be exported by its configuration, but for the exports themselves', () => {
  const without = CATALOGUE.pages.filter(({ config }) => !config.exportCall || !config.fields.some(({ kind }) => kind === 'export'));
  expect(without.map(({ config }) => config.pageId)).toEqual(['exports']);
});

it('PRINT-1 every page of the catalogue that writes its rows out prints them by a call of its own', () => {
  const written = CATALOGUE.pages.filter(({ config }) => config.exportCall || config.fields.some(({ kind }) => kind === 'export'));
  const printing = allEndpoints.flatMap(({ path, request }) =>
    'keys' in (request?.fields ?? {}) && path.includes('/print') ? [path] : [],
  );
  const without = written.filter(({ config }) => !config.printCall || !printing.includes(config.printCall as (typeof printing)[number]));
  expect(without.map(({ config }) => config.pageId)).toEqual([]);
});
