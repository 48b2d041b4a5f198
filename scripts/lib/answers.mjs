import { get } from 'node:http';

const PATIENCE_MS = 5_000;

/**
 * Whether an address answers 200. Asked by node:http: the `fetch` of Node 20 never settles where the other side closes
 * the connection as soon as it stands, as the port of a container does while it starts, and then Node ends with code 13.
 */
export const answers = (url) =>
  new Promise((resolve) => {
    const asked = get(url, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.setTimeout(PATIENCE_MS, () => asked.destroy());
    asked.on('error', () => resolve(false));
    asked.on('close', () => resolve(false));
  });
