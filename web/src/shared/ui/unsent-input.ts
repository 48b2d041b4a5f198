import { createContext } from 'react';

/** What a person is asked before something that was not sent is lost, where the words of a form do not fit. */
export interface LeaveWords {
  readonly title: string;
  /** @param page the name of the page that has it, where that is out of sight */
  readonly text: (page: string | undefined) => string;
  /** The button that keeps it. */
  readonly stay: string;
}

/** A form in the document. */
interface OpenForm {
  readonly element: Element;
  /** What takes the form along when it goes: its page, the dialogs round it, and itself. */
  readonly scopes: readonly string[];
  readonly hasUnsent: () => boolean;
  readonly words?: LeaveWords;
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

interface Question {
  /** One of the scopes to leave that has input; none where everything is left. */
  readonly scope: string | undefined;
  /** Of what alone would be lost; none where that is a form, or more than one thing. */
  readonly words: LeaveWords | undefined;
  readonly answered: (leaves: boolean) => void;
}

let asked: Question | undefined;
const listeners = new Set<() => void>();

const put = (next: Question | undefined): void => {
  asked = next;
  for (const listener of listeners) listener();
};

/** The question whether to leave what was not sent; `LeaveQuestion` shows it. */
export const leaveQuestion = {
  asked: (): Question | undefined => asked,
  answer: (leaves: boolean): void => {
    const told = asked;
    put(undefined);
    told?.answered(leaves);
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Does what takes scopes (everything, unless said) away: at once, or when the person agrees to lose what was typed there. */
export function leaveUnlessUnsent(leave: () => void, scopes?: readonly string[], stay?: () => void): void {
  const lost = unsentForms().filter((form) => !scopes || form.scopes.some((scope) => scopes.includes(scope)));
  const words = lost.length === 1 ? lost[0]?.words : undefined;
  if (lost.length > 0) put({ scope: scopes?.find(hasUnsent), words, answered: (leaves) => (leaves ? leave() : stay?.()) });
  else leave();
}
