import { FileFault } from './file-fault.js';

/** Characters that only programs write. */
const BINARY = /(?!\s)\p{Cc}/u;

/**
 * A file's text. Spreadsheet programs in China write GB 18030 unless told otherwise, and `Unicode text` is UTF-16.
 * @param {Buffer} content
 */
export function textOf(content) {
  const text = decoded(content);
  if (BINARY.test(text) || /^\s*</.test(text)) throw new FileFault('import-kind');
  return text;
}

/** @param {Buffer} content */
function decoded(content) {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(content);
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(content);
    } catch {
      // The next one may fit.
    }
  }
  throw new FileFault('import-text');
}
