import { inspect } from 'node:util';
import { makeTemplate, prepareDatabase } from '@hall/database/prepare';
import { demoPasswordLine } from './demo-passwords.ts';
import { type Hall, startHall } from './hall.ts';
import { keepRunning } from './keep-running.ts';
import { checkAddresses } from './listen.ts';
import { preparedLines } from './prepared.ts';
import { readSettings, type Settings } from './settings.ts';
import { startFault } from './start-fault.ts';

/** Starts what is built, preparing the database when there is none; ends cleanly on SIGINT and SIGTERM. */
async function main(): Promise<void> {
  let hall: Hall | undefined;
  keepRunning(process, {
    report: (what, error) => console.error(`Finance Hall: ${what}:`, error),
    close: async () => hall?.close(),
    exit: (code) => process.exit(code),
  });
  const settings = readSettings(process.env);
  await checkAddresses(settings);
  const prepared = await prepareDatabase(settings.databaseUrl, { demo: settings.demoData });
  for (const line of preparedLines(prepared)) console.log(line);
  const warning = settings.production && (await demoPasswordLine(settings.databaseUrl));
  if (warning) console.log(warning);
  hall = await startHall({ ...settings, controlTemplate: settings.mockControl ? await template(settings) : undefined });
  if (settings.mockControl) console.log(forDevelopers(hall.url));
  console.log(`Finance Hall serves at ${settings.publicUrl ?? hall.url}`);
}

/** Where a developer finds what the web has no link to; the console is reached on this machine alone, whatever address people have. */
const forDevelopers = (url: string) => `Developers' console: ${url}/console\nThe calls as OpenAPI: ${url}/api-docs`;

/** Made anew at each start: one of an older release would bring back older data. */
async function template({ databaseUrl, demoData }: Settings): Promise<string> {
  const file = `${databaseUrl.slice('file:'.length)}.template`;
  await makeTemplate(file, { demo: demoData });
  return file;
}

main().catch((error: unknown) => {
  console.error(`Finance Hall cannot start: ${startFault(error) ?? inspect(error)}`);
  process.exit(1);
});
