import { makeTemplate, prepareDatabase } from '@hall/database/prepare';
import { startHall } from './hall.ts';
import { preparedLines } from './prepared.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';

/** Starts what is built, preparing the database when there is none; ends cleanly on SIGINT and SIGTERM. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const prepared = await prepareDatabase(settings.databaseUrl, { demo: settings.demoData });
  for (const line of preparedLines(prepared)) console.log(line);
  const hall = await startHall({ ...settings, controlTemplate: settings.mockControl ? await template(settings) : undefined });
  console.log(`Finance Hall serves at ${settings.publicUrl ?? hall.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void hall.close().then(() => process.exit(0)));
}

/** Made anew at each start: one of an older release would bring back older data. */
async function template({ databaseUrl, demoData }: Settings): Promise<string> {
  const file = `${databaseUrl.slice('file:'.length)}.template`;
  await makeTemplate(file, { demo: demoData });
  return file;
}

main().catch((error: Error & { code?: string; port?: number }) => {
  const expected = error instanceof SettingsError || error.code === 'EADDRINUSE';
  console.error(expected ? `Finance Hall cannot start: ${error.message}` : error);
  process.exit(1);
});
