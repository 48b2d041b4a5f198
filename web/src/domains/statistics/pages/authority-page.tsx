import {
  AuthorityStatistics,
  Counted,
  StatisticsBy,
  StatisticsPeriod,
  StatisticsRequest,
  statisticsDomain,
} from '@hall/contract/statistics';
import { optionsOf } from '@hall/contract/wire/coded';
import { useState } from 'react';
import { type ChartView, ViewChoice } from '../../../shared/chart/view-choice.tsx';
import { useTerms } from '../../../shared/i18n/use-terms.ts';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { Segments } from '../../../shared/ui/segments.tsx';
import { useAuthorityStatisticsQuery } from '../api.ts';
import { CountedCard } from '../parts/counted-card.tsx';
import { useTexts } from '../texts.ts';
import './authority-page.css';

const SECTIONS = ['grants', 'applications', 'uses'] as const;
const MEASURES = ['count', 'amount'] as const;
type Measure = (typeof MEASURES)[number];

/** What is asked for, and how it is shown, to begin with. */
const BEGUN = { by: 'month', period: '12' } as const satisfies StatisticsRequest;

/** Grants, applications and use by department, month and state (PROJ-29). */
export function AuthorityPage() {
  const { t, language } = useTexts();
  const [asked, setAsked] = useState<StatisticsRequest>(BEGUN);
  const [measure, setMeasure] = useState<Measure>('count');
  const [view, setView] = useState<ChartView>('chart');
  const query = useAuthorityStatisticsQuery(asked, { refetchOnMountOrArgChange: true });
  const [ofSection, ofGroup, ofRequest] = [useTerms(AuthorityStatistics), useTerms(Counted), useTerms(StatisticsRequest)];
  const words = (options: ReturnType<typeof optionsOf>) => options.map((option) => ({ value: option.value, label: option[language] }));
  const divisions = words(optionsOf(StatisticsBy));
  return (
    <div className="statistics-page">
      <h1>{statisticsDomain.permissions['statistics.authority'][language]}</h1>
      <p className="hall-soft">{t('intro')}</p>
      <div className="statistics-bar">
        <Segments
          label={ofRequest('by')}
          options={divisions}
          value={asked.by}
          onChange={(by) => setAsked({ ...asked, by: by as StatisticsRequest['by'] })}
        />
        <Segments
          label={ofRequest('period')}
          options={words(optionsOf(StatisticsPeriod))}
          value={asked.period}
          onChange={(period) => setAsked({ ...asked, period: period as StatisticsRequest['period'] })}
        />
        <Segments
          label={t('measure')}
          options={MEASURES.map((value) => ({ value, label: ofGroup(value) }))}
          value={measure}
          onChange={setMeasure}
        />
        <ViewChoice view={view} onChange={setView} />
      </div>
      <QueryView query={{ ...query, data: query.currentData }} lines={8}>
        {(found) => (
          <div className="statistics-sections">
            {SECTIONS.map((section) => (
              <CountedCard
                key={section}
                section={ofSection(section)}
                groups={found[section]}
                measure={measure}
                months={asked.by === 'month'}
                view={view}
                of={divisions.find(({ value }) => value === asked.by)?.label ?? ''}
              />
            ))}
          </div>
        )}
      </QueryView>
    </div>
  );
}
