const STEP = /^\s*(?:Given|When|Then|And|But|\*|假如|假设|假定|当|那么|而且|并且|同时|但是)/;
const DOC_STRING = /^\s*"""/;
const OTHER_QUOTES = /[“”„‘’「」『』＂]/;

/**
 * The steps that quote otherwise than with straight double quotes, which alone are understood. Inside those any quotes may stand.
 * @param {string} feature the text of a feature file
 * @returns {{ line: number, step: string }[]}
 */
export function oddQuotes(feature) {
  let inDocString = false;
  return feature.split('\n').flatMap((text, index) => {
    if (DOC_STRING.test(text)) inDocString = !inDocString;
    const outside = text.replace(/"[^"]*"/g, '');
    const isOdd = !inDocString && STEP.test(text) && (OTHER_QUOTES.test(outside) || outside.includes('"'));
    return isOdd ? [{ line: index + 1, step: text.trim() }] : [];
  });
}
