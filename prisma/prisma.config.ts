import { defineConfig } from 'prisma/config';

// Only for Prisma's own command line; the product migrates through src/migrate.ts.
export default defineConfig({
  schema: 'schema',
  migrations: { path: 'migrations' },
  datasource: { url: process.env.DATABASE_URL ?? 'file:./data/hall.db' },
});
