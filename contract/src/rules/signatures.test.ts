import { describe, expect, it } from 'vitest';
import { isLivingSignature, type SignatureTerms, type Signing, signatureFaultAt, signatureStateOn, signs } from './signatures.ts';

const TODAY = '2026-03-15';

describe('PROJ-27 the state of a signature authorization', () => {
  it.each([
    ['scheduled', '2026-03-16', '2026-03-20', false, true],
    ['active', '2026-03-15', '2026-03-15', false, true],
    ['active', '2026-03-01', '2026-03-15', false, true],
    ['expired', '2026-03-01', '2026-03-14', false, false],
    ['revoked', '2026-03-01', '2026-03-31', true, false],
    ['revoked', '2026-03-16', '2026-03-31', true, false],
    ['revoked', '2026-03-01', '2026-03-14', true, false],
  ] as const)('is %s from %s to %s, revoked %s', (state, firstDay, lastDay, revoked, living) => {
    expect(signatureStateOn({ firstDay, lastDay, revoked }, TODAY)).toBe(state);
    expect(isLivingSignature(state)).toBe(living);
  });
});

const SIGNING: Signing = {
  ...{ principalId: 'leader', signerId: 'deputy', everything: false, projects: ['KY1', 'KY2'], amount: 100_000 },
  ...{ firstDay: '2026-03-01', lastDay: '2026-03-31', revoked: false },
};
const MATTER = { project: 'KY1', amount: 100_000, deciderId: 'leader', concerned: ['staff'] };

describe('PROJ-27 who signs for another', () => {
  it.each([
    [true, 'up to the amount', {}, {}],
    [true, 'another of the projects', {}, { project: 'KY2' }],
    [true, 'any project, where everything is signed for', { everything: true, projects: [] }, { project: 'KY9' }],
    [true, 'what is of no project, where everything is', { everything: true, projects: [] }, { project: null }],
    [true, 'as big amounts are kept', { amount: 100_000n }, { amount: 100_000n }],
    [false, 'a fen more', {}, { amount: 100_001 }],
    [false, 'what has no amount', { everything: true }, { amount: null }],
    [false, 'another project', {}, { project: 'KY9' }],
    [false, 'what is of no project, where projects are chosen', {}, { project: null }],
    [false, 'what another decides', {}, { deciderId: 'head' }],
    [false, 'the signer’s own', {}, { concerned: ['staff', 'deputy'] }],
    [false, 'the principal’s own', {}, { concerned: ['leader'] }],
    [false, 'before it begins', { firstDay: '2026-03-16' }, {}],
    [false, 'after its last day', { lastDay: '2026-03-14' }, {}],
    [false, 'once it is revoked', { revoked: true }, {}],
  ])('%s: %s', (expected, _, signing, matter) => {
    expect(signs({ ...SIGNING, ...signing }, { ...MATTER, ...matter }, TODAY)).toBe(expected);
  });
});

const TERMS: SignatureTerms = {
  ...{ signer: '2001009', everything: false, projects: ['KY1'], firstDay: TODAY, lastDay: TODAY, amount: '1000.00', reason: 'away' },
};

describe('PROJ-27 the terms of a signature authorization', () => {
  it.each([
    ['signer', {}, undefined],
    ['signer', { signer: '' }, 'required'],
    ['projects', {}, undefined],
    ['projects', { projects: [] }, 'signature-projects'],
    ['projects', { projects: [], everything: true }, undefined],
    ['everything', { everything: true }, undefined],
    ['firstDay', {}, undefined],
    ['firstDay', { firstDay: '' }, 'required'],
    ['firstDay', { firstDay: '2026-02-30' }, 'date-format'],
    ['firstDay', { firstDay: '2026-03-14' }, 'grant-first-day-past'],
    ['lastDay', {}, undefined],
    ['lastDay', { lastDay: '' }, 'required'],
    ['lastDay', { lastDay: 'soon' }, 'date-format'],
    ['lastDay', { lastDay: '2026-03-14' }, 'grant-last-day-past'],
    ['lastDay', { firstDay: '2026-03-17', lastDay: '2026-03-16' }, 'grant-day-order'],
    ['lastDay', { firstDay: '', lastDay: '2026-03-16' }, undefined],
    ['amount', {}, undefined],
    ['amount', { amount: '' }, 'required'],
    ['amount', { amount: '0.00' }, 'signature-amount'],
    ['amount', { amount: 'much' }, 'signature-amount'],
    ['amount', { amount: '100000000000.00' }, 'signature-amount'],
    ['reason', {}, undefined],
    ['reason', { reason: ' ' }, 'required'],
  ] as const)('%s with %o: %s', (field, change, rule) => {
    expect(signatureFaultAt(field, { ...TERMS, ...change }, TODAY)).toBe(rule);
  });
});
