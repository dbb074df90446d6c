import type { CertificateVerdict, MemberPaperVerdict } from '@concord/contracts';
import {
  shapeOf,
  shownPaperVerdict,
  shownVerdict,
  type ShownVerdict,
  throttledVerdict,
  unavailableVerdict,
  unknownVerdict,
  VERDICT_FIELDS,
  VERDICT_SHAPES,
} from './certificate-verdict';

const NOW = new Date('2026-11-25T21:41:00Z');
const NUMBER = 'CERT-2026-7KQ2M-XW9PD';
const OTHER = 'CERT-2026-AAAAA-BBBBB';
const answer: CertificateVerdict = {
  status: 'valid',
  state: 'valid',
  studentName: 'Ngozi Okafor',
  courseTitle: 'Peace Building',
  dateGenerated: '2026-11-21',
};
const facts = {
  number: NUMBER,
  studentName: 'Ngozi Okafor',
  courseTitle: 'Peace Building',
  date: '21 November 2026',
  checkedAt: '25 November 2026 at 22:41',
};
// Shortly after midnight in Nigeria.
const revokedAt = '2026-11-22T23:30:00.000Z';

describe('shownVerdict', () => {
  it.each<[string, Partial<CertificateVerdict>, Partial<ShownVerdict>]>([
    ['valid', {}, { state: 'valid' }],
    ['valid', { state: undefined }, { state: 'valid' }],
    ['valid-replaces', { replaces: OTHER }, { state: 'valid', replaces: OTHER }],
    [
      'revoked',
      { status: 'revoked', state: 'revoked', revokedAt },
      { state: 'revoked', revokedOn: '23 November 2026 at 00:30' },
    ],
    [
      'revoked-reason-replaces',
      { status: 'revoked', state: undefined, reason: 'Issued by mistake', replaces: OTHER },
      { state: 'revoked', revokedOn: 'an earlier day', reason: 'Issued by mistake', replaces: OTHER },
    ],
    [
      'replaced',
      { status: 'revoked', state: 'replaced', replacedAt: revokedAt, replacedBy: OTHER },
      { state: 'replaced', replacedOn: '23 November 2026 at 00:30', replacedBy: OTHER },
    ],
  ])('is of the shape %s for %j', (shape, given, expected) => {
    const shown = shownVerdict(NUMBER, { ...answer, ...given }, NOW);
    expect(shown).toEqual({ ...facts, ...expected });
    expect(shapeOf(shown)).toBe(shape);
  });
});

const PAPER: MemberPaperVerdict = {
  kind: 'standing-letter',
  name: 'Okafor Ada',
  grade: 'Full',
  on: '2026-11-21',
  standing: 'current',
  until: '2026-12-31',
  holds: true,
};

describe('shownPaperVerdict', () => {
  it.each<[Partial<MemberPaperVerdict>, Partial<ShownVerdict>]>([
    [{}, { state: 'holds', today: 'in good standing' }],
    [
      { holds: false, because: 'the grade is Senior now' },
      { state: 'ended', today: 'the grade is Senior now' },
    ],
    [{ until: undefined }, { standing: 'in good standing' }],
    [{ kind: 'membership-certificate' }, { paper: 'Certificate of membership' }],
  ])('of %j is %j', (given, expected) => {
    expect(shownPaperVerdict('LETR-1', { ...PAPER, ...given }, NOW)).toEqual({
      state: 'holds',
      number: 'LETR-1',
      paper: 'Letter of good standing',
      studentName: 'Okafor Ada',
      grade: 'Full',
      standing: 'in good standing until 31 December 2026',
      date: '21 November 2026',
      today: 'in good standing',
      checkedAt: '25 November 2026 at 22:41',
      ...expected,
    });
  });
});

describe('a number without a verdict', () => {
  it("is shown up to a number's length, without half a character", () => {
    expect(unknownVerdict('A'.repeat(6000), NOW).number).toBe(`${'A'.repeat(40)}…`);
    expect(unknownVerdict(`${'A'.repeat(39)}😀😀`, NOW).number).toBe(`${'A'.repeat(39)}…`);
  });

  it.each([
    [0.2, 'a minute'],
    [60, 'a minute'],
    [61, '2 minutes'],
  ])('asks to wait %d s as %s', (seconds, words) =>
    expect(throttledVerdict(NUMBER, seconds).retryIn).toBe(words),
  );
});

describe('VERDICT_SHAPES', () => {
  it('have a unique name, and the fields of their verdicts', () => {
    const names = VERDICT_SHAPES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const replaced = { status: 'revoked', state: 'replaced', replacedBy: OTHER, replaces: NUMBER } as const;
    const verdicts = [
      shownVerdict(NUMBER, { ...answer, replaces: OTHER }),
      shownVerdict(NUMBER, { ...answer, status: 'revoked', state: 'revoked', reason: 'A mistake' }),
      shownVerdict(NUMBER, { ...answer, ...replaced }),
      shownPaperVerdict(NUMBER, PAPER),
      shownPaperVerdict(NUMBER, { ...PAPER, holds: false }),
      unknownVerdict(NUMBER),
      throttledVerdict(NUMBER, 1),
      unavailableVerdict(NUMBER),
    ];
    for (const verdict of verdicts) {
      const shape = VERDICT_SHAPES.find(({ name }) => name === shapeOf(verdict));
      const present = VERDICT_FIELDS.filter((field) => verdict[field] !== undefined);
      expect([...(shape?.fields ?? [])].sort()).toEqual([...present].sort());
    }
  });
});
