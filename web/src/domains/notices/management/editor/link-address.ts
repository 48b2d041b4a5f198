const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))[^\s]+$/i;
/** Something that a browser would read past, and with it the beginning of the address. */
const UNSEEN = /[\p{Cc}\p{Cf}]/u;

/** Whether a link of a notice may lead there: elsewhere openly, or within the hall. */
export const isLinkAddress = (address: string): boolean => ADDRESS.test(address) && !UNSEEN.test(address);

/** What is meant by an address that was typed: one that names a host alone is reached by https. */
export const linkAddressOf = (typed: string): string =>
  /^(?:www\.|[\w-]+(?:\.[\w-]+)+(?:\/|$))/i.test(typed) ? `https://${typed}` : typed;
