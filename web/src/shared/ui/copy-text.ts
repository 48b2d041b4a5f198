/**
 * Puts the text of an input on the clipboard. Browsers offer the clipboard's own interface on secure origins only, so the
 * old command serves plain http.
 */
export async function copyFrom(input: HTMLInputElement): Promise<boolean> {
  if (window.isSecureContext) {
    try {
      await navigator.clipboard.writeText(input.value);
      return true;
    } catch {
      // Refused by permission: the command below needs none.
    }
  }
  input.select();
  return document.execCommand('copy');
}
