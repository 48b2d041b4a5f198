import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import { Card } from '../../../shared/ui/card.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { askedMenus } from '../asked-menus.ts';
import { usePageTexts } from '../page-texts.ts';
import { sourcePath } from '../source-path.ts';
import { type SourceAnswer, usePending } from '../use-pending.ts';
import { PendingSource } from './pending-source.tsx';
import './pending-items.css';

/** Most items of one source (spec 9). */
const MOST = 10;

/** Says which sources the address leaves. */
function AskedNote({ answers }: { readonly answers: readonly SourceAnswer[] }) {
  const { t, pick } = usePageTexts();
  const { search, pathname } = useLocation();
  const { some, shown, unknown } = askedMenus(search, answers);
  if (!some) return null;
  const names = shown.map(({ source }) => pick(source.name, source.nameEn)).join(t('comma'));
  return (
    <p className="pending-asked" role="note">
      {shown.length > 0 ? t('onlySome', { names }) : t('noneNamed')}
      {unknown > 0 && shown.length > 0 && <span>{t('unknownNamed', { count: unknown })}</span>}
      <Link to={pathname}>{t('showAll')}</Link>
    </p>
  );
}

/** How much waits beyond what is listed, and the way to it. */
function Rest({ answer: { source, state, said } }: { readonly answer: SourceAnswer }) {
  const { t, pick } = usePageTexts();
  const listed = said?.items.length ?? 0;
  const rest = (said?.count ?? 0) - listed;
  if (state !== 'counted' || listed === 0 || rest <= 0) return null;
  return (
    <p className="pending-rest">
      <Link to={sourcePath(source)}>{t('rest', { count: rest, name: pick(source.name, source.nameEn) })}</Link>
    </p>
  );
}

/** Every source with what waits there, and how to ask it again. */
export function AllSources() {
  const { t, pick } = usePageTexts();
  const { list, answers, askAgain } = usePending();
  const { search } = useLocation();
  const { shown } = askedMenus(search, answers);
  const refreshAll = () => {
    for (const { source } of shown) askAgain(source);
  };
  const again = ({ source }: SourceAnswer) => (
    <Button
      type="text"
      size="small"
      icon={<ReloadOutlined aria-hidden />}
      aria-label={t('refreshWhich', { name: pick(source.name, source.nameEn) })}
      title={t('refresh')}
      onClick={() => askAgain(source)}
    />
  );
  return (
    <Card title={t('byFunction')} extra={shown.length > 0 && <Button onClick={refreshAll}>{t('refreshAll')}</Button>}>
      <QueryView query={list} empty={{ when: (sources) => sources.length === 0, hint: t('noSources') }}>
        {() => (
          <>
            <AskedNote answers={answers} />
            <ul className="pending">
              {shown.map((answer) => (
                <PendingSource
                  key={answer.source.id}
                  answer={answer}
                  onRetry={askAgain}
                  most={MOST}
                  extra={again(answer)}
                  below={<Rest answer={answer} />}
                />
              ))}
            </ul>
          </>
        )}
      </QueryView>
    </Card>
  );
}
