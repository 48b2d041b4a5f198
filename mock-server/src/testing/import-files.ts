import { crc32, deflateRawSync } from 'node:zlib';
import * as XLSX from 'xlsx';

type Cell = string | number | XLSX.CellObject;

/** An xlsx of one sheet, and what else is done to it. */
export function xlsxOf(
  lines: readonly (readonly Cell[])[],
  change: (sheet: XLSX.WorkSheet, book: XLSX.WorkBook) => void = () => undefined,
): Buffer {
  const [sheet, book] = [XLSX.utils.aoa_to_sheet(lines as Cell[][]), XLSX.utils.book_new()];
  XLSX.utils.book_append_sheet(book, sheet, 'People');
  change(sheet, book);
  return XLSX.write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
}

/** A file with a part added to it, or in the place of one. */
export function withPart(file: Buffer, name: string, content: string): Buffer {
  const zip = XLSX.CFB.read(file, { type: 'buffer' });
  XLSX.CFB.utils.cfb_add(zip, `/${name}`, Buffer.from(content));
  return XLSX.CFB.write(zip, { type: 'buffer', fileType: 'zip', compression: true }) as Buffer;
}

/** A file of which a part stands as empty in the directory, while its own head says that it is compressed, which some readers go by. */
export function withHiddenPart(file: Buffer, name: string): Buffer {
  const hidden = Buffer.from(file);
  for (let at = hidden.indexOf(name); at >= 0; at = hidden.indexOf(name, at + 1)) {
    if (at >= 30 && hidden.readUInt32LE(at - 30) === 0x04034b50) hidden.fill(0, at - 12, at - 4);
    if (at >= 46 && hidden.readUInt32LE(at - 46) === 0x02014b50) {
      hidden.writeUInt16LE(0, at - 36);
      hidden.fill(0, at - 26, at - 18);
    }
  }
  return hidden;
}

/** A zip file of parts that hold so many zeros each. */
export function zipOfZeros(parts: readonly (readonly [name: string, bytes: number])[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, bytes] of parts) {
    const content = Buffer.alloc(bytes);
    const packed = deflateRawSync(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), common, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), common, tail, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  Buffer.from('504b0506', 'hex').copy(end);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

export const PEOPLE_HEAD = ['工号', '用户名', '姓名', '英文姓名', '部门', '角色', '手机号', '身份证号'] as const;

/** So many sound people, whose numbers begin with a digit of their own. */
export const peopleLines = (count: number, first = 7): string[][] =>
  Array.from({ length: count }, (_, index) => {
    const number = String(first * 1_000_000 + index);
    return [number, `u${number}`, `员${index}`, `Person ${index}`, '财务处', '', '', ''];
  });

export const csvOf = (lines: readonly (readonly string[])[], separator = ','): string =>
  lines.map((cells) => cells.join(separator)).join('\r\n');
