type Listener = () => void;

const listeners = new Set<Listener>();

/** Calls that were refused because the person has something to do first: the shell, which knows the duties, listens. */
export const dutyRefusals = {
  tell: (): void => {
    for (const listener of listeners) listener();
  },
  subscribe: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
