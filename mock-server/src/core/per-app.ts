import type { Services } from './services.ts';

/** State that a use case keeps for each app: made when it is first asked for. */
export function perApp<T>(create: (services: Services) => T): (services: Services) => T {
  const made = new WeakMap<Services, { readonly state: T }>();
  return (services) => {
    const known = made.get(services) ?? { state: create(services) };
    made.set(services, known);
    return known.state;
  };
}
