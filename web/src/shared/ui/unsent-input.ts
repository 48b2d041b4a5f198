import { createContext } from 'react';

/** A form in the document. */
interface OpenForm {
  readonly element: Element;
  /** What takes the form along when it goes: its page, the dialogs round it, and itself. */
  readonly scopes: readonly string[];
  readonly hasUnsent: () => boolean;
}

/** Forms by their ids. A form whose page is hidden runs no effects, so forms are known by being in the document. */
const forms = new Map<string, OpenForm>();

/** What the forms in here go away with. */
export const LeavingScopes = createContext<readonly string[]>([]);

export const noteForm = (id: string, form: OpenForm): void => {
  for (const [known, { element }] of forms) if (!element.isConnected) forms.delete(known);
  forms.set(id, form);
};

const unsentForms = (): readonly OpenForm[] => [...forms.values()].filter((form) => form.element.isConnected && form.hasUnsent());

/** Whether something was typed and not sent: in a scope, or anywhere. */
export const hasUnsent = (scope?: string): boolean => unsentForms().some(({ scopes }) => scope === undefined || scopes.includes(scope));

/** Whether something was typed and not sent in a dialog of a page. */
export const hasUnsentInDialog = (page: string): boolean => unsentForms().some(({ scopes }) => scopes[0] === page && scopes.length > 2);

type Answer = (leaves: boolean) => void;

let asked: Answer | undefined;
const listeners = new Set<() => void>();

const put = (next: Answer | undefined): void => {
  asked = next;
  for (const listener of listeners) listener();
};

/** The question whether to leave what was not sent; `LeaveQuestion` shows it. */
export const leaveQuestion = {
  isAsked: (): boolean => asked !== undefined,
  answer: (leaves: boolean): void => {
    const told = asked;
    put(undefined);
    told?.(leaves);
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Does what takes scopes (everything, unless said) away: at once, or when the person agrees to lose what was typed there. */
export function leaveUnlessUnsent(leave: () => void, scopes?: readonly string[], stay?: () => void): void {
  const loses = scopes ? scopes.some(hasUnsent) : hasUnsent();
  if (loses) put((leaves) => (leaves ? leave() : stay?.()));
  else leave();
}
