import { describe, expect, it } from 'vitest';
import { RULES } from '../errors.ts';
import { DUTIES, type Duty, type DutyFacts, ENFORCED_DUTIES, isDutyRule, lacksPhone, unmetDuties } from './duties.ts';

const NOTHING: DutyFacts = {
  parameters: { forceFirstChange: '0', phoneRequirement: '0', compulsoryNotices: '0', signInTip: '', noticeDisplay: '1' },
  person: { mustChangePassword: false, weakPassword: false, email: 'a@b.example', contactPhone: '0731-88820000', phone: '13800000000' },
  unreadNotices: 0,
  setsSerial: false,
  serial: 'valid',
  dueLoans: 0,
  putOff: new Set(),
};

type Change = (facts: DutyFacts) => DutyFacts;
const withParameters =
  (parameters: Partial<DutyFacts['parameters']>): Change =>
  (facts) => ({ ...facts, parameters: { ...facts.parameters, ...parameters } });
const withPerson =
  (person: Partial<DutyFacts['person']>): Change =>
  (facts) => ({ ...facts, person: { ...facts.person, ...person } });
const all =
  (...changes: Change[]): Change =>
  (facts) =>
    changes.reduce((changed, change) => change(changed), facts);

/** What makes each duty unmet and no other. */
const BRING_ABOUT: Readonly<Record<Duty, Change>> = {
  password: all(withParameters({ forceFirstChange: '1' }), withPerson({ mustChangePassword: true })),
  contact: all(withParameters({ phoneRequirement: '2' }), withPerson({ email: '' })),
  notices: all(withParameters({ compulsoryNotices: '1' }), (facts) => ({ ...facts, unreadNotices: 2 })),
  serial: (facts) => ({ ...facts, setsSerial: true, serial: 'ending' }),
  phone: all(withParameters({ phoneRequirement: '1' }), withPerson({ phone: null })),
  tip: withParameters({ signInTip: '请及时报销' }),
  loans: (facts) => ({ ...facts, dueLoans: 1 }),
  popups: all(withParameters({ noticeDisplay: '2' }), (facts) => ({ ...facts, unreadNotices: 2 })),
};

const unmet = (change: Change) => unmetDuties(change(NOTHING)).map(({ duty }) => duty);

/** Contact details are required by the value 2 of a parameter, a phone is asked for by 1: no installation has both. */
const excluded = (one: Duty, other: Duty) => [one, other].includes('contact') && [one, other].includes('phone');

/** The order of AUTH-18. */
const ORDER: readonly Duty[] = ['password', 'contact', 'notices', 'serial', 'phone', 'tip', 'loans', 'popups'];
const PAIRS = ORDER.flatMap((one, index) => ORDER.slice(index + 1).map((other) => [one, other] as const)).filter(
  ([one, other]) => !excluded(one, other),
);

describe('what is to be done first', () => {
  it('is nothing where nothing is asked', () => expect(unmetDuties(NOTHING)).toEqual([]));

  it('AUTH-18 knows each duty', () => expect(DUTIES).toEqual(ORDER));

  it.each(ORDER)('can be %s alone', (duty) => expect(unmet(BRING_ABOUT[duty])).toEqual([duty]));

  it.each(PAIRS)('AUTH-18 has %s before %s, however they came about', (first, second) => {
    expect(unmet(all(BRING_ABOUT[first], BRING_ABOUT[second]))).toEqual([first, second]);
    expect(unmet(all(BRING_ABOUT[second], BRING_ABOUT[first]))).toEqual([first, second]);
  });

  it('has all that can come together in order', () => {
    const everything = all(...[...ORDER].reverse().map((duty) => BRING_ABOUT[duty]));
    expect(unmet(everything)).toEqual(ORDER.filter((duty) => duty !== 'phone'));
  });

  it.each(ORDER)('%s can be put off for this session unless it is enforced', (duty) => {
    const facts = { ...BRING_ABOUT[duty](NOTHING), putOff: new Set(ORDER) };
    expect(unmetDuties(facts).map((one) => one.duty)).toEqual((ENFORCED_DUTIES as readonly Duty[]).includes(duty) ? [duty] : []);
  });
});

const ruleOf = (change: Change) => unmetDuties(change(NOTHING))[0]?.rule;

describe('when each duty bites', () => {
  it.each<[string, Change, string | undefined]>([
    ['first sign-in, parameter on', BRING_ABOUT.password, 'first-password'],
    ['first sign-in, parameter off', withPerson({ mustChangePassword: true }), undefined],
    ['parameter on, not the first sign-in', withParameters({ forceFirstChange: '1' }), undefined],
    ['weak password, whatever the parameter', withPerson({ weakPassword: true }), 'weak-password'],
    ['first sign-in and weak', all(BRING_ABOUT.password, withPerson({ weakPassword: true })), 'first-password'],
  ])('AUTH-12 %s', (_, change, rule) => expect(ruleOf(change)).toBe(rule));

  it.each<[string, Change, string | undefined]>([
    ['no email', BRING_ABOUT.contact, 'contact-missing'],
    ['no contact phone', all(withParameters({ phoneRequirement: '2' }), withPerson({ contactPhone: ' ' })), 'contact-missing'],
    ['neither, of a backend that leaves them out', all(BRING_ABOUT.contact, withPerson({ contactPhone: undefined })), 'contact-missing'],
    ['both there', withParameters({ phoneRequirement: '2' }), undefined],
    ['no mobile phone, which is another thing', all(withParameters({ phoneRequirement: '2' }), withPerson({ phone: null })), undefined],
    ['no email, only a phone asked for', all(withParameters({ phoneRequirement: '1' }), withPerson({ email: null })), undefined],
  ])('AUTH-13 %s', (_, change, rule) => expect(ruleOf(change)).toBe(rule));

  it('AUTH-14 asks for a phone where there is none and the parameter is 1', () => {
    expect(ruleOf(BRING_ABOUT.phone)).toBe('phone-missing');
    expect(unmet(withParameters({ phoneRequirement: '1' }))).toEqual([]);
    expect(unmet(withPerson({ phone: null }))).toEqual([]);
    expect(lacksPhone({ phoneRequirement: '1' }, { phone: '' })).toBe(true);
    expect(lacksPhone({ phoneRequirement: '2' }, { phone: '' })).toBe(false);
  });

  it('NOTICE-3 makes unread notices compulsory by its parameter alone', () => {
    expect(ruleOf(BRING_ABOUT.notices)).toBe('notices-unread');
    expect(unmet(withParameters({ compulsoryNotices: '1' }))).toEqual([]);
    expect(unmet((facts) => ({ ...facts, unreadNotices: 2 }))).toEqual([]);
  });

  it.each([
    ['0', []],
    ['1', []],
    ['2', ['popups']],
    ['3', ['popups']],
  ] as const)('NOTICE-5 has unread notices pop up by their display: %s', (noticeDisplay, duties) => {
    expect(unmet(all(withParameters({ noticeDisplay }), (facts) => ({ ...facts, unreadNotices: 1 })))).toEqual(duties);
    expect(unmet(withParameters({ noticeDisplay }))).toEqual([]);
  });

  it.each(['ending', 'expired', 'wrong'] as const)('AUTH-16 tells who may set it alone of a serial number that is %s', (serial) => {
    expect(unmet((facts) => ({ ...facts, serial, setsSerial: true }))).toEqual(['serial']);
    expect(unmet((facts) => ({ ...facts, serial }))).toEqual([]);
  });

  it('SYS-15 asks for no serial number where none is installed', () => {
    expect(unmet((facts) => ({ ...facts, serial: 'none', setsSerial: true }))).toEqual([]);
  });

  it('AUTH-12 AUTH-13 NOTICE-3 has the messages word for word', () => {
    expect(RULES['first-password'].zh).toBe('第一次登录请先修改密码，否则禁止使用系统');
    expect(RULES['weak-password'].zh).toBe('当前密码强度较弱请先修改密码，否则禁止使用系统');
    expect(RULES['contact-missing'].zh).toBe('必须完善个人信息联系方式，否则禁止使用系统');
    expect(RULES['notices-unread'].zh).toBe('请先阅读系统公告，阅读后关闭!');
    expect(RULES['phone-missing'].zh).toBe('您未设置手机号，无法使用此功能，请先设置手机号。');
  });

  it('AUTH-12 a refusal for a duty is told from others by its rule', () => {
    for (const duty of ENFORCED_DUTIES) expect(isDutyRule(ruleOf(BRING_ABOUT[duty]))).toBe(true);
    for (const rule of [undefined, 'no-permission', 'phone-missing']) expect(isDutyRule(rule)).toBe(false);
  });
});
