import { whenIdle } from '../shared/when-idle.ts';

/** Fetches what is needed after signing in while nobody has signed in yet; nothing of it runs (PERF-3). */
export function fetchAhead(): void {
  const ahead = document.querySelector<HTMLTemplateElement>('#ahead');
  if (ahead) whenIdle(() => document.head.append(ahead.content));
}
