import { savedQueriesEndpoints } from '@hall/contract/saved-queries';
import { tableColumnsEndpoints } from '@hall/contract/table-columns';
import { describe, expect, it } from 'vitest';
import { testHall } from '../testing/test-hall.ts';
import { notFound, Refusal, refusedIn } from './refusal.ts';

const { saveColumns } = tableColumnsEndpoints;
const thrownIn = (error: unknown): unknown => {
  try {
    return refusedIn(saveColumns.request)(error);
  } catch (thrown) {
    return thrown;
  }
};

describe('API-2 a refusal names its field as the request does', () => {
  it('API-2 in rows of the request too', () => {
    expect(thrownIn(new Refusal(404, 'choice', { field: 'columns.2.width' }))).toMatchObject({
      place: { wire: 'columns.2.cncolumnWidth', zh: '列宽', en: 'Column width' },
    });
  });

  it('API-2 which what was found out first stays, and other failures pass', () => {
    const placed = thrownIn(notFound('pageId'));
    expect(thrownIn(placed)).toBe(placed);
    const failure = new Error('of another kind');
    expect(thrownIn(failure)).toBe(failure);
  });

  it('API-2 with its term in the message', async () => {
    const hall = await testHall();
    const token = await hall.signIn('staff');
    expect(
      await hall.post(saveColumns.path, { pageId: 'none', columns: [{ fieldId: 'a', sortNum: 1, isShow: '1' }] }, token),
    ).toMatchObject({
      code: 404,
      message: '页面编号不存在',
      data: { field: 'pageId', rule: 'not-found' },
    });
    expect(await hall.post(savedQueriesEndpoints.deleteQuery.path, { id: 'none' }, token)).toMatchObject({ message: '查询编号不存在' });
  });
});
