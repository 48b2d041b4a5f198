import { createServer } from 'node:net';
import { stop } from './run.mjs';
import { settings } from './settings.mjs';

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    // Whatever else is wrong the server says in words of its own.
    probe.once('error', ({ code }) => resolve(code !== 'EADDRINUSE'));
    probe.listen(port, settings.host, () => probe.close(() => resolve(true)));
  });

/** Ends this process with a clear line when a port that the server needs is taken; port 0 picks a free one. */
export async function checkPorts() {
  for (const [name, port] of [
    ['PORT', settings.port],
    ['LINKED_PORT', settings.linkedPort],
  ]) {
    if (port > 0 && port < 65_536 && !(await isFree(port)))
      stop(`Port ${port} of ${settings.host} is taken. Stop what runs there, or choose another: ${name}=9090 make up`);
  }
}
