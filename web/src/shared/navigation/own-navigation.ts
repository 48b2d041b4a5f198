let leaving = false;

/** Whether this page is being left because we sent the browser elsewhere. */
export const isOwnNavigation = (): boolean => leaving;

/** Sends the browser to an address, which must be an allowed one. */
export function goTo(address: string): void {
  leaving = true;
  window.location.assign(address);
}

/** Loads the page anew. */
export function reloadPage(): void {
  leaving = true;
  window.location.reload();
}
