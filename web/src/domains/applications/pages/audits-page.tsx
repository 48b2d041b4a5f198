import { Application, applicationsDomain } from '@hall/contract/applications';
import { changeApplicationsEndpoints } from '@hall/contract/change-applications';
import { wireName } from '@hall/contract/wire/entity';
import { DecidedList } from '../parts/decided-list.tsx';

const KNOWN = {
  title: applicationsDomain.permissions['applications.audit'],
  call: changeApplicationsEndpoints.audits.path,
  exportCall: changeApplicationsEndpoints.exportAudits.path,
  printCall: changeApplicationsEndpoints.printAudits.path,
  rowKey: wireName(Application, 'number'),
};

/** Changes applied for that wait for the person or that the person decided, each by itself (PROJ-24). */
export const AuditsPage = () => <DecidedList page="change-audits" known={KNOWN} />;
