import type { Database } from '@hall/database/database';

/** Further people with the password of `staff`. @returns their user names */
export async function makePeople(database: Database, count: number): Promise<string[]> {
  const { departmentId, passwordHash } = await database.read.person.findUniqueOrThrow({ where: { userName: 'staff' } });
  const data = Array.from({ length: count }, (_, index) => {
    const name = `arriving-${index}`;
    return { id: name, userName: name, staffNumber: `arriving-number-${index}`, name, nameEn: name, departmentId, passwordHash };
  });
  await database.unitOfWork((tx) => tx.person.createMany({ data }));
  return data.map(({ userName }) => userName);
}
