interface Layer {
  readonly ground: string;
  readonly opacity: number;
}

interface Ink {
  readonly colour: string;
  /** What it is painted on, from the innermost outwards. */
  readonly layers: readonly Layer[];
}

/** A colour, and what it is painted on. */
export type Paint = readonly [colour: string, on: Element | null];

/** Something on the page that has to be told from what is behind it. */
export interface Sight {
  /** What it is, shortly. */
  readonly name: string;
  readonly kind: 'text' | 'mark';
  /** The colours that show it: one of them is enough. */
  readonly inks: readonly Ink[];
  readonly large: boolean;
  readonly disabled: boolean;
}

/** The parts of the code below that run in the page, which knows nothing of this file but what it is given. */
declare global {
  interface Window {
    hallSights?: {
      readonly isSeen: (element: Element) => boolean;
      readonly sight: (element: Element, what: string, kind: Sight['kind'], paints: readonly Paint[]) => Sight;
    };
  }
}

/** Puts what the others need into the page. */
export function prepareSights(): void {
  // One row is as good as many.
  const UNSEEN = '.hall-visually-hidden, [inert], .ant-table-measure-row, .shell-watermark, tbody tr:nth-child(n + 5)';
  const DISABLED = ':disabled, [aria-disabled=true], .ant-select-disabled, .ant-picker-cell:not(.ant-picker-cell-in-view)';
  const known = new Map<Element, readonly Layer[]>();
  const layersOf = (on: Element | null): readonly Layer[] => {
    if (!on) return [];
    const { backgroundColor, opacity } = getComputedStyle(on);
    const layers = known.get(on) ?? [{ ground: backgroundColor, opacity: Number(opacity) }, ...layersOf(on.parentElement)];
    known.set(on, layers);
    return layers;
  };
  const place = ({ tagName, classList }: Element) => [tagName.toLowerCase(), ...classList].slice(0, 4).join('.');
  window.hallSights = {
    isSeen: (element) => {
      const { width, height } = element.getBoundingClientRect();
      const shown = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true };
      return width > 1 && height > 1 && element.checkVisibility(shown) && !element.closest(UNSEEN);
    },
    sight: (element, what, kind, paints) => {
      const { fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const control = element.closest('a, button, li, tr, label, [role]') ?? element;
      const name = `${what} (${[...new Set([control, element])].map(place).join(' ')})`;
      const inks = paints.map(([colour, on]) => ({ colour, layers: layersOf(on) }));
      return { name, kind, inks, large, disabled: element.closest(DISABLED) !== null };
    },
  };
}

/** All words, icons of controls and marks of states that can be seen on the page as it is now. It runs in the page. */
export function collectSights(within: string): Sight[] {
  const ICON = ':is(a, button, [role], .ant-select, .ant-picker) svg';
  const TYPED = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';
  const BOXES = '.ant-switch, .ant-checkbox, .ant-radio, input[type=checkbox], input[type=radio]';
  const EDGED = 'a, button, input, select, textarea, .ant-select, .ant-picker, .ant-input-affix-wrapper';
  const { isSeen, sight } = window.hallSights ?? { isSeen: () => false, sight: undefined };
  if (!sight) throw new Error('The page is not prepared');
  const textOf = (element: Element): string => {
    const { value, placeholder } = element.matches(TYPED) ? (element as HTMLInputElement) : { value: '', placeholder: '' };
    const words = [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent?.trim());
    return words.join('') || value || placeholder;
  };
  const hasEdge = (element: Element) => {
    const { borderTopWidth, borderLeftWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
    const isDrawn = (colour: string) => !colour.endsWith(', 0)');
    const isFramed = [borderTopWidth, borderLeftWidth].every((width) => width !== '0px') && isDrawn(borderTopColor);
    return isSeen(element) && (isFramed || (element.matches(BOXES) && isDrawn(backgroundColor)));
  };
  return [...document.querySelectorAll(`:is(${within}) *`)]
    .filter(isSeen)
    .flatMap((element) => {
      const { color } = getComputedStyle(element);
      const text = textOf(element);
      if (text) {
        const isHint = element.matches(TYPED) && !(element as HTMLInputElement).value;
        const ink = isHint ? getComputedStyle(element, '::placeholder').color : color;
        return [sight(element, `“${text.slice(0, 24)}”`, 'text', [[ink, element]])];
      }
      if (element.matches(ICON)) return [sight(element, 'icon', 'mark', [[color, element]])];
      return [];
    })
    .concat(
      [...document.querySelectorAll(`:is(${within}) :is(${EDGED}, ${BOXES})`)].filter(hasEdge).map((element) => {
        const { backgroundColor, borderTopColor } = getComputedStyle(element);
        const behind = element.parentElement;
        return sight(element, 'edge', 'mark', [
          [borderTopColor, behind],
          [backgroundColor, behind],
        ]);
      }),
    );
}

/**
 * How each control on the page that the Tab key reaches shows that it has the focus: by what changes about it, or about what
 * is round it. It runs in the page.
 */
export async function collectFocus(within: string): Promise<Sight[]> {
  const CONTROLS = 'a[href], button, input, textarea, [role=menuitem], [role=tab], [role=option], [tabindex="0"]';
  const WRAPPERS = '.ant-select, .ant-picker, .ant-input-affix-wrapper, .ant-checkbox, .ant-radio, .ant-radio-button-wrapper, .tab';
  const { isSeen, sight } = window.hallSights ?? { isSeen: () => false, sight: undefined };
  if (!sight) throw new Error('The page is not prepared');
  const coloursOf = (element: Element) => {
    const { outlineStyle, outlineColor, outlineOffset, boxShadow, borderTopColor } = getComputedStyle(element);
    const ring = outlineStyle === 'none' ? [] : [`${outlineOffset.startsWith('-') ? 'within' : 'round'} ${outlineColor}`];
    return [...ring, ...(boxShadow.match(/(rgba?|color)\([^)]*\)/g) ?? []), `border ${borderTopColor}`];
  };
  const kindOf = ({ tagName, className, parentElement, ariaSelected, ariaChecked }: Element) =>
    [tagName, className, parentElement?.className, ariaSelected, ariaChecked].join();
  const controls = [...document.querySelectorAll<HTMLElement>(`:is(${within}) :is(${CONTROLS})`)]
    .filter(
      (control) =>
        !control.matches(':disabled, [aria-hidden=true]') && (isSeen(control) || (control.parentElement && isSeen(control.parentElement))),
    )
    .filter((control, index, all) => all.findIndex((other) => kindOf(other) === kindOf(control)) === index);
  const partsOf = (control: Element) =>
    [control, ...control.children, control.closest(WRAPPERS), ...(control.parentElement?.children ?? [])]
      .filter((part) => part !== null)
      .filter(isSeen);
  const isAtRest = () =>
    document.getAnimations().every(({ playState, effect }) => playState === 'finished' || effect?.getTiming().iterations === Infinity);
  /** Some parts show where the focus is a few frames later, and change their colour by and by. */
  const until = async (isSo: () => boolean) => {
    for (let frames = 0; frames === 0 || (frames < 60 && !(isSo() && isAtRest())); frames++) await new Promise(requestAnimationFrame);
  };
  (document.activeElement as HTMLElement | null)?.blur();
  await until(() => !document.querySelector('[class*="-focused"]'));
  const befores = controls.map((control) => partsOf(control).map(coloursOf));
  const found: Sight[] = [];
  for (const [index, control] of controls.entries()) {
    control.focus({ preventScroll: true });
    if (document.activeElement !== control) continue;
    const changes = () =>
      partsOf(control).map((part, at) => ({
        part,
        inks: coloursOf(part).filter((colour) => !befores[index]?.[at]?.includes(colour)),
      }));
    await until(() => changes().some(({ inks }) => inks.length > 0));
    const { part, inks } = changes().find((one) => one.inks.length) ?? { part: control, inks: ['rgba(0, 0, 0, 0)'] };
    const on = inks.some((ink) => ink.startsWith('within')) ? part : part.parentElement;
    const colours = inks.map((ink) => ink.replace(/^(within|round|border) /, ''));
    const called = (control.textContent || control.ariaLabel || control.tagName).slice(0, 24);
    found.push(
      sight(
        control,
        `focus on “${called}”`,
        'mark',
        colours.map((colour) => [colour, on]),
      ),
    );
  }
  return found;
}
