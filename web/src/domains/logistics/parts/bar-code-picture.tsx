import { barsOf, barsPath } from '../bar-code.ts';
import { useTexts } from '../texts.ts';

/** Modules of light on either side, which scanners need, and the height of the bars. */
const QUIET = 10;
const HEIGHT = 40;

/** A voucher's number as a bar code, black on white whatever the screen is. */
export function BarCodePicture({ number }: { readonly number: string }) {
  const { t } = useTexts();
  const bits = barsOf(number);
  return (
    <svg
      className="voucher-bars"
      viewBox={`-${QUIET} 0 ${bits.length + 2 * QUIET} ${HEIGHT}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      role="img"
      aria-label={t('barCode', { number })}
    >
      <rect x={-QUIET} width={bits.length + 2 * QUIET} height={HEIGHT} fill="#fff" />
      <path d={barsPath(bits, HEIGHT)} fill="#000" />
    </svg>
  );
}
