export { draftSheet, issueSheet, type SheetDraft } from './issue-sheet.ts';
