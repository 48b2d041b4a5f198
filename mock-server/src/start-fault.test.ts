import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startFault } from './start-fault.ts';

const bindings = createRequire(createRequire(import.meta.url).resolve('better-sqlite3'))('bindings') as (options: object) => unknown;

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hall-native-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Loads a module that is not for this Node: it is for no machine at all. */
function loadForeign(): void {
  const nativeBinding = join(emptyFolder(), 'foreign.node');
  writeFileSync(nativeBinding, 'of another Node');
  new Sqlite(':memory:', { nativeBinding });
}

function faultOf(work: () => unknown): string | undefined {
  try {
    work();
  } catch (error) {
    return startFault(error);
  }
  throw new Error('nothing failed');
}

describe('OPS-1 a native module that cannot be loaded', () => {
  const line = `better-sqlite3 is not compiled for this Node (${process.version}); npm run build compiles it anew`;

  it('OPS-1 as it was compiled for another Node is told in one line, with what mends it', () => {
    expect(faultOf(loadForeign)).toBe(line);
  });

  it('OPS-1 as it was never compiled is told in the same line', () => {
    expect(faultOf(() => bindings({ bindings: 'better_sqlite3.node', module_root: emptyFolder() }))).toBe(line);
  });

  it('OPS-1 is not the name for every error', () => {
    expect(startFault(new Error('something else'))).toBeUndefined();
  });
});
