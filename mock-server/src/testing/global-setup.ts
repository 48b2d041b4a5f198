import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PASSWORD, WEAK_DEMO_PASSWORD } from '@hall/database/demo-accounts';
import { makeTemplate } from '@hall/database/prepare';
import { hash } from '@node-rs/argon2';
import Database from 'better-sqlite3';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A seeded database file that each test copies. */
    template: string;
    /** When it was seeded, as an ISO moment. */
    seededAt: string;
  }
}

/**
 * Hashes the demo people's passwords anew, a hundred times as quickly: thousands of sign-ins are none that anybody could guess at. How
 * long the product's own hashing takes is claimed where a password is new, and of the hash that no password fits.
 */
async function signInQuickly(template: string): Promise<void> {
  const quick = { memoryCost: 64, timeCost: 1, parallelism: 1 };
  const database = new Database(template);
  const store = database.prepare('UPDATE Person SET passwordHash = ? WHERE weakPassword = ?');
  store.run(await hash(DEMO_PASSWORD, quick), 0);
  store.run(await hash(WEAK_DEMO_PASSWORD, quick), 1);
  database.close();
}

/** Seeds one database for all tests of the run. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'hall-template-'));
  const template = join(folder, 'template.db');
  const now = new Date();
  await makeTemplate(template, { demo: true, now });
  await signInQuickly(template);
  project.provide('template', template);
  project.provide('seededAt', now.toISOString());
  return () => rmSync(folder, { recursive: true, force: true });
}
