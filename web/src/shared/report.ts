const reported = new Set<string>();

/** Tells the integrator, on the browser's console, of something configured wrongly: each message once, however often it is met. */
export function report(message: string): void {
  if (reported.has(message)) return;
  reported.add(message);
  console.error(message);
}
