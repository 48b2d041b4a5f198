// Prints the sources of the page's inline scripts as the Content-Security-Policy writes them.
import { readFileSync } from 'node:fs';

const { scriptHashes } = JSON.parse(readFileSync('web/dist/csp.json', 'utf8'));
process.stdout.write(scriptHashes.map((hash) => `'${hash}'`).join(' '));
