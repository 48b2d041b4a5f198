declare global {
  interface Window {
    /** The rules that were changed, with what they were. */
    hallPretence?: Map<CSSStyleRule, string>;
  }
}

/**
 * Has all that a selector means look as if it were in the state of a pseudo-class, such as `:hover`: in every rule of the page
 * the selector stands in place of it, so it has to weigh as much. It runs in the page.
 */
export function pretend(states: Readonly<Record<string, string>>): void {
  const changed = new Map<CSSStyleRule, string>();
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSGroupingRule) visit(rule.cssRules);
      if (!(rule instanceof CSSStyleRule)) continue;
      const before = rule.selectorText;
      const asked = Object.entries(states).reduce((text, [state, whom]) => text.replaceAll(state, whom), before);
      if (asked === before) continue;
      rule.selectorText = asked;
      if (rule.selectorText === before) throw new Error(`The browser does not take the selector ${asked}`);
      changed.set(rule, before);
    }
  };
  for (const { cssRules } of [...document.styleSheets, ...document.adoptedStyleSheets]) visit(cssRules);
  window.hallPretence = changed;
}

/** Ends what {@link pretend} began. It runs in the page. */
export function stopPretending(): void {
  for (const [rule, selector] of window.hallPretence ?? []) rule.selectorText = selector;
}
