import { Adapter, WritingAdapter } from './adapter.ts';
import { PrismaClient } from './generated/client.ts';

/** Who reads a database and who writes to it. */
export interface Clients {
  readonly adapter: WritingAdapter;
  readonly write: PrismaClient;
  readonly read: PrismaClient;
  /**
   * Has both connect to this file the next time that they do. They have to be disconnected by then.
   * @param busyMs how long they wait for another process that writes, in ms
   */
  open(url: string, busyMs: number): void;
}

/** Making them, and each question that they are asked for the first time, costs a hundred times what connecting them anew does. */
export function createClients(): Clients {
  const [adapter, reading] = [new WritingAdapter(), new Adapter()];
  return {
    adapter,
    write: new PrismaClient({ adapter }),
    read: new PrismaClient({ adapter: reading }),
    open(url, busyMs) {
      adapter.opening = { url, timeout: 0, fileMustExist: true };
      adapter.patientUntil = performance.now() + busyMs;
      reading.opening = { url, timeout: busyMs, readonly: true };
    },
  };
}
