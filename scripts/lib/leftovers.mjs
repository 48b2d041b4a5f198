import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const COMPILED = /(\.js|\.js\.map|\.d\.ts|\.d\.ts\.map)$/;
const SOURCES = ['.ts', '.tsx', '.js'];

/**
 * Removes what was compiled from sources that are gone: the compiler leaves it, and the server takes up whatever lies in
 * the folders of the catalogue and the seed.
 * @param {string} source
 * @param {string} compiled
 */
export function removeLeftovers(source, compiled) {
  if (!existsSync(compiled)) return;
  for (const file of readdirSync(compiled, { recursive: true, encoding: 'utf8' }).filter((name) => COMPILED.test(name))) {
    const stem = file.replace(COMPILED, '');
    if (!SOURCES.some((ending) => existsSync(join(source, stem + ending)))) rmSync(join(compiled, file));
  }
}
