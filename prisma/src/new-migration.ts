import { createMigration } from './migrate.ts';

const name = process.argv.slice(2).join(' ');
if (name === '') {
  process.stderr.write('What does the migration do? npm run migrate:new -- add phone to person\n');
  process.exitCode = 1;
} else {
  const made = await createMigration(name, new Date());
  process.stdout.write(made ? `${made}\n` : 'The schema has not changed: no migration is needed.\n');
}
