const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'input'] as const;

/** Calls once somebody is there: a field that is filled in already, a hand on the pointer or the keys, or a field that the browser fills. */
export function atFirstSign(call: () => void): void {
  const options = { capture: true, passive: true } as const;
  const once = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, once, options);
    call();
  };
  if ([...document.querySelectorAll('input')].some(({ value }) => value)) call();
  else for (const sign of SIGNS) window.addEventListener(sign, once, options);
}
