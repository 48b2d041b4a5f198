/** The frame that the page's own HTML paints first, for as long as the shell is on its way. */
export function FirstPaint() {
  return (
    <div className="first-paint" aria-hidden="true">
      <div className="first-paint-identity" />
      <div className="first-paint-form" />
    </div>
  );
}
