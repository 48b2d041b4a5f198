import { describe, expect, it } from 'vitest';
import { importFaults } from './import-rules.mjs';

const faults = (...sources: readonly (readonly [file: string, target: string])[]): string[] =>
  importFaults(new Map(sources.map(([file, target]) => [file, `import { x } from '${target}';`])));

describe('who imports whom', () => {
  it.each([
    ['contract/src/menu.ts', '@hall/database/database'],
    ['prisma/src/seed/menu.ts', '@hall/mock-server/hall'],
    ['web/src/shell/page-table.ts', '@hall/database/seed/menu'],
    ['mock-server/src/core/deep/er/x.ts', '../../../domains/menu/index.ts'],
    ['mock-server/src/core/x.ts', '../app.ts'],
    ['mock-server/src/plugins/deep/x.ts', '../../domains/menu/index.ts'],
    ['mock-server/src/domains/menu/x.ts', '../../plugins/errors.ts'],
    ['mock-server/src/domains/menu/deep/er/x.ts', '../../../../app.ts'],
    ['mock-server/src/domains/menu/x.ts', '../pages/documents.ts'],
    ['mock-server/src/domains/menu/deep/er/x.ts', '../../../pages/documents.ts'],
    ['web/src/shared/deep/er/x.ts', '../../../page-kit/api.ts'],
    ['web/src/page-kit/deep/x.tsx', '../../domains/menu/index.ts'],
    ['web/src/domains/menu/parts/deep/x.tsx', '../../../account/parts/avatar.tsx'],
    ['web/src/domains/menu/parts/deep/x.tsx', '../../../../shell/texts.ts'],
    ['web/src/shell/deep/x.tsx', '../../app/store.ts'],
  ])('%s may not import %s', (file, target) => expect(faults([file, target])).toEqual([expect.stringContaining(file)]));

  it.each([
    ['mock-server/src/domains/menu/deep/er/x.ts', '../../../pages/index.ts'],
    ['mock-server/src/domains/menu/deep/er/x.ts', '../../../../core/call.ts'],
    ['mock-server/src/domains/menu/deep/x.test.ts', '../../../testing/test-hall.ts'],
    ['mock-server/src/app.ts', './domains/menu/routes.ts'],
    ['web/src/domains/menu/parts/deep/x.tsx', '../../api.ts'],
    ['web/src/shell/deep/x.tsx', '../../domains/account/api.ts'],
    ['web/src/shell/page-table.test.ts', '@hall/database/seed/menu'],
  ])('%s may import %s', (file, target) => expect(faults([file, target])).toEqual([]));
});

describe('circles', () => {
  it.each([
    ['mock-server/src/domains/', 'menu/deep/x.ts', '../../pages/index.ts', 'pages/y.ts', '../menu/index.ts'],
    ['web/src/domains/', 'menu/parts/x.tsx', '../../account/index.ts', 'account/y.ts', '../menu/index.ts'],
    ['web/src/shared/', 'ui/x.tsx', '../api/y.ts', 'api/y.ts', '../ui/x.tsx'],
    ['mock-server/src/core/', 'call.ts', './recorder.ts', 'recorder.ts', './call.ts'],
    ['web/src/page-kit/', 'query/x.tsx', '../queries/y.tsx', 'queries/y.tsx', '../query/x.tsx'],
    ['web/src/shell/', 'panels/x.tsx', '../parts/y.tsx', 'parts/y.tsx', '../panels/x.tsx'],
    ['contract/src/', 'wire/x.ts', '../errors.ts', 'errors.ts', './wire/x.ts'],
  ])('within %s one is found', (folder, file, target, other, back) => {
    expect(faults([folder + file, target], [folder + other, back])).toEqual([expect.stringContaining(`${folder}: a circle of imports`)]);
  });

  it('a test makes none, nor does one direction', () => {
    expect(faults(['contract/src/wire/x.test.ts', '../errors.ts'], ['contract/src/errors.ts', './wire/x.ts'])).toEqual([]);
  });
});
