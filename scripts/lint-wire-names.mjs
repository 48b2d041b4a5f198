import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, stop } from './lib/run.mjs';
import { wireFields, wireParameters } from './lib/wire-fields.mjs';

/** Wire names that are English words, initials by which people search, or names of other things as well, so that their use elsewhere proves nothing. */
const WORDS = new Set([
  'access_token',
  'api',
  'cas',
  'data',
  'head',
  'img',
  'limit',
  'pid',
  'router',
  'sq',
  'status',
  'tel',
  'uuid',
  'ye',
  'yy',
]);

/** Where wire names are at home: the contract, examples for integrators, tests of the wire (all of the server's call it over the wire), generated code. */
const AT_HOME = /^contract\/|^docs\/examples\/|\.wire\.test\.tsx?$|^mock-server\/src\/(testing\/|.*\.test\.ts$)|(^|\/)generated\//;
const CODE = /\.(ts|tsx|js|mjs|feature|prisma|sql|html|css)$/;

/** Text and comments of code: the text is kept, the comments are blanked, lines stay where they are. */
const TEXT_OR_COMMENT = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
const withoutComments = (code) => code.replace(TEXT_OR_COMMENT, (part) => (part.startsWith('/') ? part.replace(/[^\n]/g, ' ') : part));

const [fields, parameters] = [await wireFields(), await wireParameters()];
const english = new Set([...fields, ...parameters].map(({ name }) => name));
/** One letter, as the grid of cards has for a width, is anything elsewhere. */
const tells = (wire) => wire.length > 1 && !english.has(wire) && !WORDS.has(wire);
const wireNames = [...new Set([...fields, ...parameters].map(({ wire }) => wire))].filter(tells);
const wireName = new RegExp(`(?<![\\w$])(?:${wireNames.join('|')})(?![\\w$])`, 'g');

const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
const files = listed.split('\0').filter((file) => CODE.test(file) && !AT_HOME.test(file) && existsSync(join(root, file)));

const faults = files.flatMap((file) =>
  withoutComments(readFileSync(join(root, file), 'utf8'))
    .split('\n')
    .flatMap((line, index) => [...line.matchAll(wireName)].map(([name]) => `${file}:${index + 1}: ${name}`)),
);
if (faults.length) stop(`Wire names belong in contract/; use the English names of the contract instead:\n${faults.join('\n')}`);
console.log(`wire names: none of ${wireNames.length} outside the contract, in ${files.length} files`);
