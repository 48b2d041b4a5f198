import { describe, expect, it } from 'vitest';
import { changeParameter } from './change-parameter.ts';
import { type TestHall, testHall } from './testing/test-hall.ts';

const set = ({ file }: TestHall, ...given: string[]) => changeParameter(given, { DATABASE_URL: `file:${file}` });
const entriesOf = async ({ services: { database } }: TestHall) =>
  database.read.operationRecord.findMany({ where: { action: 'parameters.set-parameter' } });
const shown = async (hall: TestHall, csid: string) => {
  await hall.services.database.lookAround();
  const { data } = await hall.post('/api/user/selectShowAllCs', {});
  return (data as { csid: string; csvalue: string }[]).find((one) => one.csid === csid)?.csvalue;
};

describe('SYS-7 the operator sets a system parameter', () => {
  it('which a server that runs follows, and the log tells of', async () => {
    const hall = await testHall();
    expect(await shown(hall, 'dwmc')).toBe('江州大学');
    expect(await set(hall, 'dwmc', '某某 大学')).toBe('dwmc (Organisation) is "某某 大学"; it was "江州大学".');
    expect(await shown(hall, 'dwmc')).toBe('某某 大学');
    expect(await entriesOf(hall)).toMatchObject([
      {
        kind: 'change',
        personEn: 'Operator (on the server)',
        target: '单位名称',
        targetEn: 'Organisation',
        changes: [{ fieldEn: 'Organisation', beforeEn: '江州大学', afterEn: '某某 大学' }],
      },
    ]);
  });

  it('which stands in the history of the parameter as well, and is told to who is connected', async () => {
    const hall = await testHall();
    await set(hall, 'dwmc', '某某大学');
    const { read } = hall.services.database;
    expect(await read.parameterEvent.findMany({ where: { parameterId: 'dwmc' } })).toMatchObject([
      { staffNumber: null, personEn: 'Operator (on the server)', changes: [{ before: '江州大学', after: '某某大学' }] },
    ]);
    expect(await read.news.count({ where: { topic: 'parameters' } })).toBe(1);
  });

  it('that has its default too, and one that has the value already is left alone', async () => {
    const hall = await testHall();
    expect(await set(hall, 'watermark', '1')).toBe('watermark (Watermark with name and staff number) is "1"; it was "0".');
    expect(await set(hall, 'watermark', '1')).toBe('watermark (Watermark with name and staff number) is "1" already.');
    expect(await entriesOf(hall)).toHaveLength(1);
  });

  it('that is a day, or none', async () => {
    const hall = await testHall();
    expect(await set(hall, 'fzrq', '2028-02-29')).toContain('is "2028-02-29"');
    expect(await set(hall, 'fzrq', '')).toContain('is ""; it was "2028-02-29"');
  });

  it.each([
    [[], 'set-parameter <name> <value>'],
    [['nothing', '1'], 'there is no system parameter "nothing"'],
    [['sfqy_zywqh'], 'say the value of sfqy_zywqh, which takes 1 or 0'],
    [['sfqy_zywqh', 'yes'], 'sfqy_zywqh takes 1 or 0, not "yes"'],
    [['signInVerification', 'puzzle'], 'signInVerification takes one of none, picture, slider, not "puzzle"'],
    [['keepOperations', '-1'], 'keepOperations takes a number of up to six digits, not "-1"'],
    [['fzrq', '2026-13-45'], 'fzrq takes a day of the calendar, yyyy-MM-dd, or nothing, not "2026-13-45"'],
    [['dwmc', 'two', 'words'], 'put the value of dwmc between quotes'],
  ])('refuses %j in one line, and changes nothing', async (given, line) => {
    const hall = await testHall();
    await expect(set(hall, ...given)).rejects.toThrow(line);
    expect(await entriesOf(hall)).toEqual([]);
  });

  it('keeps the value where the log cannot tell of another', async () => {
    const hall = await testHall();
    await hall.services.database.unitOfWork((tx) =>
      tx.$executeRawUnsafe("CREATE TRIGGER refuse BEFORE INSERT ON OperationRecord BEGIN SELECT RAISE(ABORT, 'no'); END"),
    );
    await expect(set(hall, 'dwmc', '某某大学')).rejects.toThrow();
    expect(await shown(hall, 'dwmc')).toBe('江州大学');
  });
});
