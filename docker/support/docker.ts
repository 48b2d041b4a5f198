import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { send } from './http.ts';

/** Runs docker; answers its exit code and all that it printed. */
export function docker(...args: string[]): { code: number; output: string } {
  const result = spawnSync('docker', args, { encoding: 'utf8' });
  return { code: result.status ?? 1, output: `${result.stdout}${result.stderr}`.trim() };
}

/** The container of a compose service of the project under test. */
export function containerOf(service: string): string {
  const project = process.env.COMPOSE_PROJECT_NAME;
  return docker(
    'ps',
    '-q',
    '--filter',
    `label=com.docker.compose.project=${project}`,
    '--filter',
    `label=com.docker.compose.service=${service}`,
  ).output;
}

/** One fact of a container or image, by a Go template. */
export const inspect = (what: string, template: string): string => docker('inspect', '--format', template, what).output;

/** Starts the web image with an environment of its own, does something with its address, and removes it. */
export async function withWeb(env: Record<string, string>, use: (url: string) => Promise<void>): Promise<void> {
  const variables = Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  const { code, output: id } = docker('run', '--detach', '--publish', '127.0.0.1::8080', ...variables, 'finance-hall-web');
  if (code !== 0) throw new Error(id);
  try {
    const url = `http://${docker('port', id, '8080').output.split('\n')[0]}`;
    for (let tries = 0; tries < 50 && !(await send(`${url}/config.json`).catch(() => undefined)); tries++) await wait(200);
    await use(url);
  } finally {
    docker('rm', '--force', id);
  }
}
