import type { bookedClaimsEndpoints } from '@hall/contract/booked-claims';
import { projectsEndpoints } from '@hall/contract/projects';
import type { Handlers } from '../../core/register.ts';
import { exportList, printList } from '../pages/index.ts';
import { allProjectList } from './all-projects.ts';
import { bookClaim } from './booking/book-claim.ts';
import { decideClaim } from './booking/decide-claim.ts';
import { claimsToDecideOn } from './booking/decider-of-claim.ts';
import { returnClaim } from './booking/return-claim.ts';
import { decideOnProject } from './decide-on-project.ts';
import { projectEffect } from './effect-of-decision.ts';
import { ledgerList } from './ledger.ts';
import { ownProjectList } from './own-projects.ts';
import { projectDetail } from './project-detail.ts';

export const projectsHandlers: Handlers<typeof projectsEndpoints & typeof bookedClaimsEndpoints> = {
  own: ownProjectList.page,
  exportOwn: exportList(projectsEndpoints.exportOwn, ownProjectList),
  printOwn: printList(ownProjectList),
  detail: projectDetail,
  ledger: ledgerList.page,
  exportLedger: exportList(projectsEndpoints.exportLedger, ledgerList),
  printLedger: printList(ledgerList),
  all: allProjectList.page,
  exportAll: exportList(projectsEndpoints.exportAll, allProjectList),
  printAll: printList(allProjectList),
  effect: projectEffect,
  decide: decideOnProject,
  bookClaim,
  decideClaim,
  returnClaim,
  claimsToDecide: claimsToDecideOn,
};
