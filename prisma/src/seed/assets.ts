import type { Prisma } from '../generated/client.ts';
import { chance } from './chance.ts';
import { daysBefore } from './days.ts';
import { PEOPLE } from './people.ts';

interface Kind {
  readonly name: string;
  readonly nameEn: string;
  /** Fen. */
  readonly price: number;
}

const kind = (name: string, nameEn: string, price: number): Kind => ({ name, nameEn, price });

const KINDS: readonly Kind[] = [
  kind('笔记本电脑', 'Laptop computer', 6_899_00),
  kind('台式计算机', 'Desktop computer', 5_299_00),
  kind('27 英寸显示器', '27-inch display', 1_799_00),
  kind('激光打印机', 'Laser printer', 2_350_00),
  kind('办公桌', 'Desk', 1_280_00),
  kind('文件柜', 'Filing cabinet', 760_00),
  kind('投影仪', 'Projector', 4_980_00),
  kind('数字示波器', 'Digital oscilloscope', 18_600_00),
  kind('移动硬盘', 'Portable hard disk', 549_00),
];

const BUILDINGS = [
  ['行政楼', 'Administration Building'],
  ['理科楼', 'Science Building'],
  ['工科楼', 'Engineering Building'],
  ['文科楼', 'Humanities Building'],
] as const;

/** One to three things of everyone, bought within the last six years. */
export function assetRows(now: Date): Prisma.AssetCreateManyInput[] {
  const { between, oneOf } = chance(55);
  const holders = PEOPLE.flatMap((person) => Array<string>(between(1, 3)).fill(person.id));
  return holders.map((personId, index) => {
    const [building, buildingEn] = oneOf(BUILDINGS);
    const room = between(1, 6) * 100 + between(1, 24);
    return {
      id: `asset-${index + 1}`,
      number: `ZC${String(index + 1).padStart(6, '0')}`,
      personId,
      ...oneOf(KINDS),
      boughtAt: daysBefore(now, between(40, 2_190), 10),
      location: `${building} ${room} 室`,
      locationEn: `Room ${room}, ${buildingEn}`,
    };
  });
}
