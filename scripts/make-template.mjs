// Makes the database that each scenario begins with.
import { join } from 'node:path';
import { makeTemplate } from '@hall/database/prepare';
import { root } from './lib/run.mjs';

await makeTemplate(join(root, '.cache/template.db'), { demo: true });
