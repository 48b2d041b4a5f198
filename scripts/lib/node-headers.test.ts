import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { abortsWhenCollected } from './node-headers.mjs';

const WRAP = 'include/node/node_object_wrap.h';
const SOUND = 'class ObjectWrap {\n  ObjectWrap() {\n    refs_ = 0;\n  }\n  virtual ~ObjectWrap() {\n    persistent().Reset();\n  }\n};\n';
/** As Node has them since 24.19. */
const ABORTING = SOUND.replace('= 0;\n', '= 0;\n    AddCleanupHook();\n').replace('Reset();\n', 'Reset();\n    RemoveCleanupHook();\n');

/** A clone, and beside it a Node with these headers, or with none. */
function machine(wrap?: string) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'hall-headers-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [clone, prefix] = [join(folder, 'clone'), join(folder, 'node')];
  cpSync('scripts/lib/node-headers.mjs', join(clone, 'scripts/lib/node-headers.mjs'));
  mkdirSync(join(prefix, 'include/node'), { recursive: true });
  writeFileSync(join(prefix, 'include/node/node.h'), '// node');
  const have = (text: string) => writeFileSync(join(prefix, WRAP), text);
  if (wrap !== undefined) have(wrap);
  const found = () => {
    const there = `data:text/javascript,process.execPath = ${JSON.stringify(join(prefix, 'bin/node'))};`;
    return execFileSync(process.execPath, ['--import', there, join(clone, 'scripts/lib/node-headers.mjs')], { encoding: 'utf8' });
  };
  return { prefix, mirror: join(clone, '.cache/node-headers'), have, found };
}

describe('OPS-1 the headers that the native module is compiled with', () => {
  it('OPS-1 are those beside this Node where they are sound', () => {
    const { prefix, found } = machine(SOUND);
    expect(found()).toBe(prefix);
  });

  it('OPS-1 are left to npm where none lie beside this Node', () => {
    expect(machine().found()).toBe('');
  });

  it('OPS-1 are mirrored without the hook that aborts, and Node’s own stay as they are', () => {
    const { prefix, mirror, found } = machine(ABORTING);
    expect(found()).toBe(mirror);
    expect(readFileSync(join(mirror, WRAP), 'utf8')).toBe(SOUND);
    expect(readFileSync(join(mirror, 'include/node/node.h'), 'utf8')).toBe('// node');
    expect(readFileSync(join(prefix, WRAP), 'utf8')).toBe(ABORTING);
  });

  it('OPS-1 are mirrored anew each time, as Node may be another by then', () => {
    const { prefix, mirror, have, found } = machine(ABORTING);
    found();
    rmSync(join(prefix, 'include/node/node.h'));
    have(ABORTING.replace('class', 'struct'));
    expect(found()).toBe(mirror);
    expect(readdirSync(join(mirror, 'include/node'))).toEqual(['node_object_wrap.h']);
    expect(readFileSync(join(mirror, WRAP), 'utf8')).toBe(SOUND.replace('class', 'struct'));
  });
});

it('OPS-1 a native module that takes its hook back when it is collected is known by that', () => {
  expect(abortsWhenCollected(Buffer.from('\0_ZN4node28RemoveEnvironmentCleanupHookEPN2v87IsolateEPFvPvES3_\0'))).toBe(true);
  expect(abortsWhenCollected(Buffer.from('\0_ZN4node21AddEnvironmentCleanupHookE\0'))).toBe(false);
});
