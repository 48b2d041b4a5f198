import type { Rule } from '../errors.ts';

type AttachmentFault = Extract<Rule, 'file-type' | 'file-size' | 'file-empty'>;

/** Most files of a notice (NOTICE-7), or of a grant (PROJ-15). */
export const ATTACHMENTS_MAX = 8;

/** Largest of these files, in bytes. */
export const ATTACHMENT_MAX_BYTES = 10 * 1024 * 1024;

/** How long a file is kept that was brought for something that is yet to be made, in ms: a day. */
export const BROUGHT_KEPT_MS = 86_400_000;

/** Most characters of a file's name. */
const NAME_MAX = 100;

const bytesOf = (text: string): readonly number[] => [...text].map((letter) => letter.charCodeAt(0));

const PDF = [bytesOf('%PDF-')];
const ZIP = [
  [0x50, 0x4b, 3, 4],
  [0x50, 0x4b, 5, 6],
];
/** The container of Office before 2007, and of WPS. */
const OLE = [[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]];

const OFFICE = 'application/vnd.openxmlformats-officedocument';

interface Kind {
  readonly mediaType: string;
  /** What such files begin with; none of a text. */
  readonly begins?: readonly (readonly number[])[];
}

/** What a file may be, by the end of its name. */
const KINDS: Readonly<Record<string, Kind>> = {
  pdf: { mediaType: 'application/pdf', begins: PDF },
  doc: { mediaType: 'application/msword', begins: OLE },
  xls: { mediaType: 'application/vnd.ms-excel', begins: OLE },
  ppt: { mediaType: 'application/vnd.ms-powerpoint', begins: OLE },
  wps: { mediaType: 'application/vnd.ms-works', begins: OLE },
  et: { mediaType: 'application/octet-stream', begins: OLE },
  dps: { mediaType: 'application/octet-stream', begins: OLE },
  docx: { mediaType: `${OFFICE}.wordprocessingml.document`, begins: ZIP },
  xlsx: { mediaType: `${OFFICE}.spreadsheetml.sheet`, begins: ZIP },
  pptx: { mediaType: `${OFFICE}.presentationml.presentation`, begins: ZIP },
  ofd: { mediaType: 'application/ofd', begins: ZIP },
  zip: { mediaType: 'application/zip', begins: ZIP },
  png: { mediaType: 'image/png', begins: [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]] },
  jpg: { mediaType: 'image/jpeg', begins: [[0xff, 0xd8, 0xff]] },
  jpeg: { mediaType: 'image/jpeg', begins: [[0xff, 0xd8, 0xff]] },
  gif: { mediaType: 'image/gif', begins: [bytesOf('GIF87a'), bytesOf('GIF89a')] },
  txt: { mediaType: 'text/plain' },
  csv: { mediaType: 'text/csv' },
};

/** The ends that names of files may have, as a file chooser takes them. */
export const ATTACHMENT_ENDINGS = Object.keys(KINDS).map((ending) => `.${ending}`);

const kindOf = (name: string): Kind | undefined => {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(KINDS, ending) ? KINDS[ending] : undefined;
};

/** What a browser is told that a file is. */
export const attachmentType = (name: string): string => kindOf(name)?.mediaType ?? 'application/octet-stream';

/** A text has none of the characters that only programs write. */
const isText = (bytes: Uint8Array): boolean => !bytes.some((byte) => byte < 32 && (byte < 7 || byte > 13) && byte !== 27);

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean => start.every((byte, index) => bytes[index] === byte);

/** What is wrong with a file before it is read: it has something, at most 10 MB, and is by its name one of the kinds. */
export function outerFault(name: string, size: number): AttachmentFault | undefined {
  if (size === 0) return 'file-empty';
  if (size > ATTACHMENT_MAX_BYTES) return 'file-size';
  return kindOf(name) ? undefined : 'file-type';
}

/** What is wrong with a file as an attachment: it is one of the kinds, by its name and its content alike, and of at most 10 MB. */
export function attachmentFault(name: string, bytes: Uint8Array): AttachmentFault | undefined {
  const begins = kindOf(name)?.begins;
  const fits = begins ? begins.some((start) => startsWith(bytes, start)) : isText(bytes);
  return outerFault(name, bytes.length) ?? (fits ? undefined : 'file-type');
}

/** Control characters, and those that are not seen or turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu;

/** A file's name as people may be shown it and a disk takes it: without folders, markup, and characters that hide what it is. */
export function cleanFileName(given: string): string {
  const own = given.normalize('NFC').replace(UNSEEN, '').split(/[\\/]/).at(-1) ?? '';
  const plain = own
    .replace(/[<>:"|?*'`&]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/[. ]+$/, '');
  const ending = /\.[^. ]{1,5}$/.exec(plain)?.[0] ?? '';
  const stem = plain.slice(0, plain.length - ending.length).replace(/^[. ]+/, '');
  return ([...stem].slice(0, NAME_MAX - ending.length).join('') || 'file') + ending;
}
