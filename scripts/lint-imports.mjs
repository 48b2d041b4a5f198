import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importFaults } from './lib/import-rules.mjs';
import { root, stop } from './lib/run.mjs';

// Fails on an import against the order of layers, into another domain past its index, or in a circle.
const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' });
const files = listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
const faults = importFaults(new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')])));
if (faults.length) stop(`Imports against the rules of scripts/lib/import-rules.mjs:\n${faults.join('\n')}`);
console.log(`imports: none against the rules, in ${files.length} files`);
