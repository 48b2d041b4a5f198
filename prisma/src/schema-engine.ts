import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { bindMigrationAwareSqlAdapterFactory, type SqlDriverAdapter } from '@prisma/driver-adapter-utils';
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg';

type Exports = Readonly<Record<string, unknown>>;

// Node has it; its type declarations leave it to the browser's.
declare const WebAssembly: { instantiate(code: Uint8Array, imports: object): Promise<{ instance: { exports: Exports } }> };

/** What the package's declarations leave out. */
interface Glue {
  __wbg_set_wasm(exports: Exports): void;
}

let loaded: Promise<void> | undefined;

/** The package's own entry imports the .wasm file as a module, which Node does not do yet. */
async function load(): Promise<void> {
  const scripts: unknown = glue;
  const file = join(
    dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')),
    'schema_engine_bg.wasm',
  );
  const { instance } = await WebAssembly.instantiate(readFileSync(file), { './schema_engine_bg.js': scripts });
  (scripts as Glue).__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
}

/** Mends what the engine and this driver do not agree on. */
class Connections extends PrismaBetterSqlite3 {
  readonly #open: SqlDriverAdapter[] = [];

  override async connect(): Promise<SqlDriverAdapter> {
    const connection = await super.connect();
    this.#open.push(connection);
    return connection;
  }

  /** The engine sends a whole migration as one query to a shadow database; the driver takes one statement a query. */
  override async connectToShadowDb(): Promise<SqlDriverAdapter> {
    const connection = await super.connectToShadowDb();
    connection.executeRaw = ({ sql }) => connection.executeScript(sql).then(() => 0);
    this.#open.push(connection);
    return connection;
  }

  /** The engine leaves its connections open, and with them its lock on the file. */
  async dispose(): Promise<void> {
    for (const connection of this.#open) await connection.dispose();
  }
}

/**
 * Runs `work` with Prisma's schema engine on one database. The command line would download the same engine as a binary;
 * this one comes with the packages.
 */
export async function withSchemaEngine<T>(url: string, work: (engine: glue.SchemaEngine) => Promise<T>): Promise<T> {
  loaded ??= load();
  await loaded;
  const connections = new Connections({ url });
  const adapter = bindMigrationAwareSqlAdapterFactory(connections);
  const engine = await glue.SchemaEngine.new({ datamodels: undefined }, () => undefined, adapter);
  try {
    return await work(engine);
  } catch (error) {
    // The engine names the driver's error by its number only.
    const number = /External error id#(\d+)/.exec(String(error))?.[1];
    const cause = number && adapter.errorRegistry.consumeError(Number(number))?.error;
    throw cause ? new Error(`The schema engine failed: ${cause}`, { cause: error }) : error;
  } finally {
    await connections.dispose();
    engine.free();
  }
}
