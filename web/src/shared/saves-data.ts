/** Whether the person's browser has been told to save data, where it says so: nothing is fetched then before it is asked for. */
export const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
