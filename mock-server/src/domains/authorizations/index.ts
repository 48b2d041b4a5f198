export { endGrants, holdGrants, living, livingGrants, settlePassedOn } from './change-grants.ts';
export { bringToDay, keepDay, unitOfGrants } from './day.ts';
export { availableOf, balanceOf } from './grant-money.ts';
export type { Why } from './note-event.ts';
export { followProject } from './project-changes.ts';
export { causesOf, findGrants, type StoredGrant, systemsOf } from './stored-grants.ts';
export { faultsOfGrant, grantsAbout, type Use, type UseFault } from './use-check.ts';
