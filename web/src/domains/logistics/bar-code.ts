import JsBarcode from 'jsbarcode';

interface Encoded {
  encodings?: readonly { readonly data: string }[];
}

/** The bars of a text in Code 128: a bit for each module, 1 where it is dark. */
export function barsOf(text: string): string {
  const encoded: Encoded = {};
  JsBarcode(encoded, text, { format: 'CODE128' });
  return encoded.encodings?.map(({ data }) => data).join('') ?? '';
}

/** The dark bars of a bit string as a path, a module wide each and `height` high. */
export const barsPath = (bits: string, height: number): string =>
  [...bits.matchAll(/1+/g)].map(({ index, 0: bar }) => `M${index} 0h${bar.length}v${height}h-${bar.length}z`).join('');
