/** Products in the order in which they must be looked for: many claim to be Chrome and Safari as well. */
const PRODUCTS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['WeChat', /MicroMessenger\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS|HeadlessChrome)\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari/],
  ['IE', /(?:MSIE |rv:)(\d+)/],
];
const SYSTEMS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Windows', /Windows/],
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];

/** Browser and system of a user agent for people to read, such as `Chrome 156 · Windows`; the start of the text when unknown. */
export function browserOf(userAgent: string): string {
  const product = PRODUCTS.map(([name, mark]) => [name, mark.exec(userAgent)?.[1]] as const).find(([, version]) => version);
  const system = SYSTEMS.find(([, mark]) => mark.test(userAgent))?.[0];
  return product ? [product.join(' '), system].filter(Boolean).join(' · ') : userAgent.slice(0, 40);
}
