import type { ExamEntry } from '@concord/contracts';
import { formOf, generatedQuitPassword, networksProblem, requestOf, quitProblem } from './entry-form';

const LONG = 'K7MPQ2ACDEFGHJ';
const KEY = 'ab'.repeat(32);
const entry: ExamEntry = {
  exam: { _id: 'a'.repeat(24), examName: 'Peace', examCode: 'PS-1', duration: 60, totalQuestions: 1 },
  opensAt: null,
  code: null,
  codeSince: null,
  networks: ['10.0.0.0/8'],
  seb: { configKey: KEY, hasQuitPassword: true, keys: [KEY] },
};
const form = formOf(entry);
const always = { opensAt: null, hasCode: false };

describe('requestOf', () => {
  it.each([
    ['nothing new', {}, {}],
    ['networks', { networks: ' 10.0.0.7, ::1\n\n' }, { networks: ['10.0.0.7', '::1'] }],
    ['no networks', { networks: '' }, { networks: [] }],
    ['another password', { quitPassword: ` ${LONG} ` }, { sebQuitPassword: LONG }],
    ['no password', { hasQuitPassword: false, quitPassword: 'typed' }, { sebQuitPassword: null }],
    ['other keys', { sebKeys: '' }, { sebKeys: [] }],
    ['any browser', { needsSeb: false, quitPassword: 'typed' }, { needsSeb: false }],
  ])('sends %s', (_, change, sent) => {
    expect(requestOf({ ...form, ...change }, entry)).toEqual({ ...always, ...sent });
  });

  it('sends a server of the previous version no unknown fields', () => {
    const { networks: _networks, seb: _seb, ...old } = entry;
    expect(requestOf(formOf(old), old)).toEqual(always);
  });

  it.each([
    { isTimed: true },
    { networks: '10.0.0.0/33' },
    { sebKeys: 'short' },
    { quitPassword: 'peace' },
    { networks: Array.from({ length: 51 }, (_, index) => `10.0.0.${index}`).join('\n') },
  ])('waits for the rest of %j', (change) => {
    expect(requestOf({ ...form, ...change }, entry)).toBeUndefined();
  });

  it('requires a password if there is none yet', () => {
    const fresh = { ...entry, seb: null };
    const wanted = { ...formOf(fresh), needsSeb: true, hasQuitPassword: true };
    expect(requestOf(wanted, fresh)).toBeUndefined();
    expect(requestOf({ ...wanted, quitPassword: LONG }, fresh)).toEqual({
      ...always,
      needsSeb: true,
      sebQuitPassword: LONG,
    });
  });
});

describe('networksProblem', () => {
  it('names the one that is wrong', () => {
    expect(networksProblem({ ...form, networks: '10.0.0.1\nhall' })).toBe(
      '"hall" is not an address or network. Write it as 197.210.64.7 or 197.210.64.0/20',
    );
  });
});

describe('quitProblem', () => {
  it.each([
    ['', undefined],
    ['peace2026', 'Use at least 12 characters'],
    [LONG, undefined],
  ])('of %j', (quitPassword, problem) => expect(quitProblem({ ...form, quitPassword })).toBe(problem));
});

describe('generatedQuitPassword', () => {
  it('generates a new one each time, of letters and digits that are easy to read aloud', () => {
    const made = Array.from({ length: 50 }, generatedQuitPassword);
    expect(new Set(made).size).toBe(50);
    for (const each of made) expect(each).toMatch(/^[AC-HJKMNP-RT-Y2-9]{14}$/);
  });
});
