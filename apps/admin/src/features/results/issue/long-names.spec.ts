import type { CertificatesIssued, SkippedResult } from '@concord/contracts';
import { areComplete, expectedOf, longNamesOf, namesFor } from './long-names';

const long = (result: string, student: string): SkippedResult => ({
  result,
  student,
  code: 'NAME_TOO_LONG',
  name: `The long name of ${student}`,
  suggestion: `Short ${student}`,
});
const outcome: CertificatesIssued = {
  issued: 17,
  left: [
    { code: 'NAME_TOO_LONG', count: 3 },
    { code: 'NOT_PASSED', count: 1 },
  ],
  skipped: [long('r1', 's1'), long('r2', 's2'), long('r3', 's1'), { result: 'r4', code: 'NOT_PASSED' }],
};

describe('names that are too long', () => {
  it('asks for one name per student', () => {
    expect(longNamesOf(outcome).map(({ result }) => result)).toEqual(['r1', 'r2']);
  });

  it.each([
    ['the suggestions', {}, { r1: 'Short s1', r2: 'Short s2' }, 19, 1],
    ['what was typed', { r2: ' Ada ' }, { r1: 'Short s1', r2: 'Ada' }, 19, 1],
    ['nothing for a name that was cleared', { r1: ' ', r2: '' }, {}, 17, 3],
  ])('gives %s, and counts with it', (_what, typed, names, issued, left) => {
    const given = namesFor(longNamesOf(outcome), typed);
    expect(given).toEqual(names);
    const expected = expectedOf(outcome, given);
    expect(expected).toMatchObject({ issued, total: 21 });
    expect(expected.left[0]).toEqual({ code: 'NAME_TOO_LONG', count: left });
  });

  it.each([
    ['M'.repeat(28), true],
    ['M'.repeat(29), false],
    // Two code points that are one letter after normalisation.
    ['o\u0323'.repeat(28), true],
  ])('says whether %s fits', (name, fits) => {
    expect(areComplete({ r1: 'Ada', r2: name })).toBe(fits);
  });
});
