import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as XLSX from 'xlsx';
import { enrolPeople } from './enrol-people.ts';
import { givenPeople } from './given-people.ts';
import { type TestHall, testHall } from './testing/test-hall.ts';

const add = ({ file }: TestHall, ...given: string[]) => enrolPeople(given, { DATABASE_URL: `file:${file}` });
const entriesOf = async ({ services: { database } }: TestHall) =>
  database.read.operationRecord.findMany({ where: { action: 'people.add-people' }, orderBy: { id: 'asc' } });
const numberOf = async ({ services: { database } }: TestHall) => [
  await database.read.person.count(),
  await database.read.department.count(),
];

const ONE = ['staffNumber=3000001', 'userName=Li.Na', 'name=李娜', 'nameEn=Li Na', 'department=财务处', 'roles=finclerk、审计员们'];
const WITHOUT_NAME = [...ONE.slice(0, 1), ...ONE.slice(2, 5)];
const HEAD = '工号,用户名,姓名,英文姓名,部门,部门英文名称,角色,手机号,邮箱';

function fileOf(name: string, content: string | Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'hall-people-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

/** `工号,用户名,姓名,英文姓名,部门` and a line, in the encoding of spreadsheet programs in China. */
const GB18030 = Buffer.from(
  'b9a4bac52cd3c3bba7c3fb2cd0d5c3fb2cd3a2cec4d0d5c3fb2cb2bfc3c50a333030303030392c77616e67732ccdf5c8fd2c' +
    '57616e672053616e2cb2c6cef1b4a60a',
  'hex',
);

describe('SYS-15 SYS-7 the operator adds people', () => {
  it('one by one, who sign in with the password that is shown, and the log tells of it', async () => {
    const hall = await testHall();
    await hall.setParameter('forceFirstChange', '1');
    const said = await add(hall, ...ONE.slice(0, 5), 'roles=finclerk');
    const [, password = ''] =
      /^Li Na \(3000001\), user name li\.na: password (\S+)\n1 added \(.+, changed at the next sign-in\)\.$/.exec(said) ?? [];
    const token = await hall.signIn('li.na', password);
    expect((await hall.get('/api/yhxx', token)).data).toMatchObject({ ygbh: '3000001', sfdycdl: '1' });
    expect(await entriesOf(hall)).toMatchObject([
      {
        kind: 'change',
        personEn: 'Operator (on the server)',
        target: '李娜（3000001）',
        changes: [{ after: '财务处' }, { after: '教职工、财务经办', afterEn: 'Staff, Finance clerk' }],
      },
    ]);
  });

  it('of a file, with a department that is not there yet', async () => {
    const hall = await testHall();
    const [people = 0, departments = 0] = await numberOf(hall);
    const lines = [
      HEAD,
      '0003001,zhang1,张一,Zhang Yi,新学院,New School,deptlead,13800138000,zhang@example.edu',
      '',
      '0003002,zhang2,张二,Zhang Er,新学院,,,,',
    ];
    expect(await add(hall, fileOf('people.csv', `\ufeff${lines.join('\r\n')}\r\n`))).toMatch(
      /^Zhang Yi \(0003001\).+\nZhang Er \(0003002\).+\n2 added/,
    );
    expect(await numberOf(hall)).toEqual([people + 2, departments + 1]);
    const made = await hall.services.database.read.person.findUnique({
      where: { userName: 'zhang1' },
      include: { department: true, roles: true },
    });
    expect(made).toMatchObject({ staffNumber: '0003001', phone: '13800138000', department: { nameEn: 'New School' } });
    expect(made?.roles.map(({ roleId }) => roleId).toSorted()).toEqual(['deptlead', 'staff']);
  });

  it('of a spreadsheet, and of a text in the encoding of Chinese spreadsheet programs', async () => {
    const hall = await testHall();
    const sheet = XLSX.utils.aoa_to_sheet([
      ['Staff number', 'User name', 'Name', 'Name in English', 'Department'],
      [3000002, 'zhao', '赵', 'Zhao', '财务处'],
    ]);
    const book = XLSX.utils.book_new();
    XLSX.utils.book_append_sheet(book, sheet);
    expect(await add(hall, fileOf('people.xlsx', XLSX.write(book, { type: 'buffer', bookType: 'xlsx' })))).toContain(
      'Zhao (3000002), user name zhao',
    );
    await add(hall, fileOf('people.csv', GB18030));
    expect(await hall.services.database.read.person.findUnique({ where: { staffNumber: '3000009' } })).toMatchObject({ name: '王三' });
  });

  it('into the department that is meant where several have one name, and into none where that is not said', async () => {
    const hall = await testHall();
    const { database } = hall.services;
    const offices = ['one', 'two'].map((id) => ({ id, name: '办公室', nameEn: `Office ${id}` }));
    await database.unitOfWork((tx) => tx.department.createMany({ data: offices }));
    await add(hall, ...ONE.slice(0, 4), 'department=Office one');
    expect(await database.read.person.findUnique({ where: { userName: 'li.na' } })).toMatchObject({ departmentId: 'one' });
    const other = ['staffNumber=3000002', 'userName=other', ...ONE.slice(2, 4), 'department=办公室'];
    await expect(add(hall, ...other)).rejects.toThrow('Department: 2 departments are called “办公室” (Office one, Office two)');
  });

  it.each([
    [[], 'say a file, or one person'],
    [['people.doc'], 'say a file, or one person'],
    [['people.xls'], 'there is no file people.xls'],
    [['nowhere.csv'], 'there is no file nowhere.csv'],
    [['package.json/people.csv'], 'there is no file package.json/people.csv'],
    [['staffNumber=1', 'shoe=42'], 'Unknown headings: shoe. Known headings: Staff number, User name'],
    [['staffNumber=3000001'], 'User name: User name is required'],
    [[...ONE, '姓名=李'], 'Headings that stand there twice: 姓名'],
    [[...WITHOUT_NAME, 'userName=li\u0000na'], 'User name: Has a character in it that cannot be seen'],
    [ONE, 'Roles: There is no role “审计员们”; there are'],
    [
      [...ONE.slice(0, 4), 'department=新学院'],
      'Department: There is no department “新学院”; say what it is called in English (departmentEn) to make it',
    ],
    [[...WITHOUT_NAME, 'userName=STAFF'], 'User name: STAFF is taken'],
    [[...WITHOUT_NAME, 'userName=2001001'], 'User name: 2001001 is taken'],
    [[...ONE.slice(0, 5), 'phone=12345'], 'Mobile phone: Enter a valid mobile number'],
    [[...ONE.slice(0, 5), 'idNumber=110105194912310021'], 'ID number: The check digit'],
  ])('refuses %j in one line, and adds nobody', async (given, line) => {
    const hall = await testHall();
    const before = await numberOf(hall);
    const refused = await add(hall, ...given).then(
      () => 'added',
      ({ message }: Error) => message,
    );
    expect(refused).toContain(line);
    expect(refused).not.toContain('\n');
    expect(await numberOf(hall)).toEqual(before);
    expect(await entriesOf(hall)).toEqual([]);
  });

  it('adds nobody of a file with one fault, and names its line', async () => {
    const hall = await testHall();
    const before = await numberOf(hall);
    const file = fileOf('people.csv', [HEAD, '3000001,a1,甲,Jia,财务处,,,,', '3000002,A1,乙,Yi,财务处,,,,'].join('\n'));
    await expect(add(hall, file)).rejects.toThrow('line 3: User name: A1 is taken');
    expect(await numberOf(hall)).toEqual(before);
  });

  it.each(['EACCES', 'EPERM'])('says that a file may not be read where the server’s user cannot reach it: %s', (code) => {
    const read = () => {
      throw Object.assign(new Error(`${code}: open '/root/people.csv'`), { code });
    };
    const line = '/root/people.csv may not be read by the user that runs this command';
    return expect(givenPeople(['/root/people.csv'], read)).rejects.toThrow(line);
  });

  it.each([
    ['a folder', (file: string) => mkdirSync(file), /^\S+people\.csv cannot be read: EISDIR/],
    ['nothing in it', (file: string) => writeFileSync(file, ''), /^\S+people\.csv cannot be read: The file is empty$/],
    [
      'a column without a heading',
      (file: string) => writeFileSync(file, '工号,,姓名\n1,2,3'),
      /^\S+people\.csv cannot be read: Column 2 has no heading$/,
    ],
    [
      'a value right of the headings',
      (file: string) => writeFileSync(file, '工号,姓名\n1,2,3'),
      /^\S+people\.csv cannot be read: Column 3 has no heading$/,
    ],
  ])('says in one line what is wrong with a file that is or has %s', async (_, make, line) => {
    const file = join(fileOf('none.csv', ''), '..', 'people.csv');
    make(file);
    await expect(add(await testHall(), file)).rejects.toThrow(line);
  });

  it('leaves out the blank columns that spreadsheet programs write at the right', async () => {
    const hall = await testHall();
    const before = await numberOf(hall);
    await add(hall, fileOf('people.csv', '工号,用户名,姓名,英文姓名,部门,,\n3000001,a1,甲,Jia,财务处,,\n'));
    expect((await numberOf(hall))[0]).toBe((before[0] ?? 0) + 1);
  });

  it('adds nobody of whom the log cannot tell', async () => {
    const hall = await testHall();
    const before = await numberOf(hall);
    await hall.services.database.unitOfWork((tx) =>
      tx.$executeRawUnsafe("CREATE TRIGGER refuse BEFORE INSERT ON OperationRecord BEGIN SELECT RAISE(ABORT, 'no'); END"),
    );
    await expect(add(hall, ...ONE.slice(0, 5))).rejects.toThrow();
    expect(await numberOf(hall)).toEqual(before);
  });
});
