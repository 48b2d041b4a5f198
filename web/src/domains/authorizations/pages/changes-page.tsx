import { authorizationsDomain } from '@hall/contract/authorizations';
import { ChangeNotice, ChangeNoticeFilter, changeNoticesEndpoints } from '@hall/contract/change-notices';
import { wireName } from '@hall/contract/wire/entity';
import type { Action } from '../../../page-kit/action.ts';
import { ConfiguredPage } from '../../../page-kit/configured-page.tsx';
import { QuickViews } from '../../../page-kit/query/quick-views.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { told } from '../../../shared/ui/told.ts';
import { useConfirmNoticeMutation } from '../changing/changing-api.ts';
import { useChangingTexts } from '../changing/changing-texts.ts';
import { CELLS } from '../changing/notice-cells.tsx';

const NoticeDetail = lazyPart<{ readonly notice: ChangeNotice }>(() =>
  import('../changing/notice-detail.tsx').then((part) => part.NoticeDetail),
);

const KNOWN = {
  title: authorizationsDomain.permissions['authorizations.changes'],
  call: changeNoticesEndpoints.notices.path,
  exportCall: changeNoticesEndpoints.exportNotices.path,
  printCall: changeNoticesEndpoints.printNotices.path,
  rowKey: wireName(ChangeNotice, 'id'),
};
const CARD = { title: 'content', line: ['grant', 'from', 'seenAt'] };
const DETAIL = {
  title: ({ grant }: ChangeNotice) => grant,
  render: (notice: ChangeNotice) => <NoticeDetail notice={notice} />,
  beside: true,
};
const PRESSING = wireName(ChangeNoticeFilter, 'pressing');
/** What the views alone ask for. */
const VIEWED = [PRESSING];

/** What there is to confirm, and all, each by one press. */
function ConfirmViews() {
  const { t } = useChangingTexts();
  const views = [
    { label: t('everything'), values: { [PRESSING]: '' } },
    { label: t('toConfirm'), values: { [PRESSING]: '1' } },
  ];
  return <QuickViews label={t('views')} views={views} />;
}
const VIEWS = <ConfirmViews />;

/** Changes of grants that the person is told of and confirms, and who has confirmed those of grants that the person gave (PROJ-25). */
export function ChangesPage() {
  const { t } = useChangingTexts();
  const [confirm] = useConfirmNoticeMutation();
  const rowActions = ({ id, grant, actions }: ChangeNotice): Action[] =>
    actions.map((action) => ({
      id: action,
      label: t(action),
      run: () => told(confirm({ id }), t('confirmed', { number: grant })),
    }));
  return (
    <ConfiguredPage
      page="change-notices"
      known={KNOWN}
      row={ChangeNotice}
      card={CARD}
      rowActions={rowActions}
      detail={DETAIL}
      cells={CELLS}
      views={VIEWS}
      viewed={VIEWED}
    />
  );
}
