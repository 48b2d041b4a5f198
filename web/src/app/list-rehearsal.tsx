import type { Parameter } from '@hall/contract/parameters';
import { MadeUpList } from '../page-kit/made-up-list.tsx';
import { AntdProvider } from '../shell/parts/antd-provider.tsx';
import { rehearse } from './rehearse.tsx';

/** A list page, as {@link rehearse} draws it. */
export const rehearseList = (parameters: readonly Parameter[]) =>
  rehearse(
    <AntdProvider>
      <MadeUpList />
    </AntdProvider>,
    parameters,
  );
