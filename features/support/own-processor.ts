import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/**
 * Keeps this process, and the browser that it starts from now on, to a processor of its own, where there are no more of them than workers. A
 * browser gives memory back all the time, and each time all processors that it runs on have to take notice: in a virtual machine that, and
 * going from one to the other, took a seventh of what a scenario takes.
 */
export function keepToOwnProcessor(worker: number, workers: number): void {
  const processors = availableParallelism();
  if (process.platform !== 'linux' || processors > workers) return;
  // Where it cannot be done, as in a container that has others than the first ones, the scenarios go on as they are.
  spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', String(worker % processors), String(process.pid)], { stdio: 'ignore' });
}
