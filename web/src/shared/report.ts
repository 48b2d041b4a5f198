const reported = new Set<string>();

/** Reports a configuration mistake to the integrator on the console, each message once. */
export function report(message: string): void {
  if (reported.has(message)) return;
  reported.add(message);
  console.error(message);
}
