import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTemplate } from '@hall/database/prepare';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A seeded database file that each test copies. */
    template: string;
    /** When it was seeded, as an ISO moment. */
    seededAt: string;
  }
}

/** Seeds one database for all tests of the run. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'hall-template-'));
  const template = join(folder, 'template.db');
  const now = new Date();
  await makeTemplate(template, { demo: true, now });
  project.provide('template', template);
  project.provide('seededAt', now.toISOString());
  return () => rmSync(folder, { recursive: true, force: true });
}
