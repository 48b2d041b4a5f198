import { PrinterOutlined } from '@ant-design/icons';
import type { Application, ApplicationDetail as Detail } from '@hall/contract/applications';
import { Button } from 'antd';
import { useState } from 'react';
import { PrintedPage } from '../../../page-kit/output/printed-page.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useApplicationDetailQuery } from '../api.ts';
import { useWayTexts } from '../way-texts.ts';
import { ApplicationFacts } from './application-facts.tsx';
import { ApplicationWay } from './application-way.tsx';
import './application-detail.css';

function Way({ steps }: Pick<Detail, 'steps'>) {
  const { t } = useWayTexts();
  return (
    <section className="application-way">
      <h3>{t('steps')}</h3>
      <ApplicationWay steps={steps} />
    </section>
  );
}

function Loaded({ detail: { application, steps } }: { readonly detail: Detail }) {
  const { t } = useWayTexts();
  const [printing, setPrinting] = useState(false);
  const { number, kind } = application;
  return (
    <>
      <Way steps={steps} />
      <div className="application-print">
        <Button icon={<PrinterOutlined aria-hidden />} onClick={() => setPrinting(true)}>
          {t('print')}
        </Button>
      </div>
      {printing && (
        <PrintedPage title={t(kind === 'change' ? 'sheetOfChange' : 'sheetTitle', { number })} onDone={() => setPrinting(false)}>
          <ApplicationFacts application={application} />
          <Way steps={steps} />
        </PrintedPage>
      )}
    </>
  );
}

/** An application in full with every step of its approval, which can be printed (PROJ-28). */
export function ApplicationDetail({ application }: { readonly application: Application }) {
  const query = useApplicationDetailQuery({ number: application.number }, { refetchOnMountOrArgChange: true });
  return (
    <>
      <ApplicationFacts application={application} />
      <QueryView query={query} lines={4}>
        {(detail) => <Loaded detail={detail} />}
      </QueryView>
    </>
  );
}
