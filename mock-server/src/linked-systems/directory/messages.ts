import asn1, { type BerReader, type BerWriter } from 'asn1';

const { Ber } = asn1;

/** What of LDAP (RFC 4511) the embedded directory speaks. */
export type Request =
  | { readonly id: number; readonly kind: 'bind'; readonly dn: string; readonly password: string | undefined }
  | { readonly id: number; readonly kind: 'search'; readonly baseDn: string; readonly sizeLimit: number; readonly filter: Filter }
  | { readonly id: number; readonly kind: 'unbind' }
  | { readonly id: number; readonly kind: 'other' };

export type Filter =
  | { readonly kind: 'and' | 'or' | 'not'; readonly parts: readonly Filter[] }
  | { readonly kind: 'equals'; readonly attribute: string; readonly value: string }
  | { readonly kind: 'present'; readonly attribute: string };

export interface DirectoryEntry {
  readonly dn: string;
  readonly attributes: Readonly<Record<string, readonly string[]>>;
}

export const RESULT = {
  success: 0,
  sizeLimitExceeded: 4,
  invalidCredentials: 49,
  insufficientAccessRights: 50,
  unwillingToPerform: 53,
} as const;

const TAG = { bind: 0x60, bound: 0x61, unbind: 0x42, search: 0x63, entry: 0x64, done: 0x65 } as const;
const SIMPLE = 0x80;
const FILTERS: Readonly<Record<number, 'and' | 'or' | 'not'>> = { 160: 'and', 161: 'or', 162: 'not' };
const EQUALS = 0xa3;
const PRESENT = 0x87;

const text = (reader: BerReader, tag: number = Ber.OctetString): string => reader.readString(tag) ?? '';

/** The length of the first message in some bytes, or `undefined` while it is not all there. */
export function messageLength(bytes: Buffer): number | undefined {
  const reader = new asn1.BerReader(bytes);
  const length = reader.readSequence();
  return length === null || reader.offset + reader.length > bytes.length ? undefined : reader.offset + reader.length;
}

/** @throws Error for bytes that are no LDAP message */
export function readRequest(bytes: Buffer): Request {
  const reader = new asn1.BerReader(bytes);
  reader.readSequence();
  const id = reader.readInt() ?? 0;
  const tag = reader.peek();
  if (tag === TAG.unbind) return { id, kind: 'unbind' };
  if (tag !== TAG.bind && tag !== TAG.search) return { id, kind: 'other' };
  reader.readSequence(tag);
  return tag === TAG.bind ? readBind(reader, id) : readSearch(reader, id);
}

function readBind(reader: BerReader, id: number): Request {
  reader.readInt();
  const dn = text(reader);
  return { id, kind: 'bind', dn, password: reader.peek() === SIMPLE ? text(reader, SIMPLE) : undefined };
}

function readSearch(reader: BerReader, id: number): Request {
  const baseDn = text(reader);
  reader.readEnumeration();
  reader.readEnumeration();
  const sizeLimit = reader.readInt() ?? 0;
  reader.readInt();
  reader.readBoolean();
  return { id, kind: 'search', baseDn, sizeLimit, filter: readFilter(reader) };
}

function readFilter(reader: BerReader): Filter {
  const tag = reader.peek() ?? 0;
  if (tag === PRESENT) return { kind: 'present', attribute: text(reader, PRESENT) };
  reader.readSequence(tag);
  if (tag === EQUALS) return { kind: 'equals', attribute: text(reader), value: text(reader) };
  const kind = FILTERS[tag];
  if (!kind) throw new Error(`filter ${tag} is not spoken here`);
  const [end, parts] = [reader.offset + reader.length, [] as Filter[]];
  while (reader.offset < end) parts.push(readFilter(reader));
  return { kind, parts };
}

function message(id: number, tag: number, body: (writer: BerWriter) => void): Buffer {
  const writer = new asn1.BerWriter();
  writer.startSequence();
  writer.writeInt(id);
  writer.startSequence(tag);
  body(writer);
  writer.endSequence();
  writer.endSequence();
  return writer.buffer;
}

const result = (id: number, tag: number, code: number): Buffer =>
  message(id, tag, (writer) => {
    writer.writeEnumeration(code);
    writer.writeString('');
    writer.writeString('');
  });

export const bindAnswer = (id: number, code: number): Buffer => result(id, TAG.bound, code);
export const searchDone = (id: number, code: number): Buffer => result(id, TAG.done, code);

export const entryAnswer = (id: number, { dn, attributes }: DirectoryEntry): Buffer =>
  message(id, TAG.entry, (writer) => {
    writer.writeString(dn);
    writer.startSequence();
    for (const [name, values] of Object.entries(attributes)) {
      writer.startSequence();
      writer.writeString(name);
      writer.startSequence(0x31);
      for (const value of values) writer.writeString(value);
      writer.endSequence();
      writer.endSequence();
    }
    writer.endSequence();
  });
