import type { ExamEntry } from '@concord/contracts';
import { formOf, networksProblem, orderOf } from './entry-form';

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

describe('orderOf', () => {
  it.each([
    ['nothing new', {}, {}],
    ['networks', { networks: ' 10.0.0.7, ::1\n\n' }, { networks: ['10.0.0.7', '::1'] }],
    ['no networks', { networks: '' }, { networks: [] }],
    ['another password', { quitPassword: ' new ' }, { sebQuitPassword: 'new' }],
    ['no password', { hasQuitPassword: false, quitPassword: 'typed' }, { sebQuitPassword: null }],
    ['other keys', { sebKeys: '' }, { sebKeys: [] }],
    ['any browser', { needsSeb: false, quitPassword: 'typed' }, { needsSeb: false }],
  ])('sends %s', (_, change, sent) => {
    expect(orderOf({ ...form, ...change }, entry)).toEqual({ ...always, ...sent });
  });

  it('sends a server of the release before nothing that it does not know', () => {
    const { networks: _networks, seb: _seb, ...old } = entry;
    expect(orderOf(formOf(old), old)).toEqual(always);
  });

  it.each([
    { isTimed: true },
    { networks: '10.0.0.0/33' },
    { sebKeys: 'short' },
    { networks: Array.from({ length: 51 }, (_, index) => `10.0.0.${index}`).join('\n') },
  ])('waits for the rest of %j', (change) => {
    expect(orderOf({ ...form, ...change }, entry)).toBeUndefined();
  });

  it('asks for a password where there is none yet', () => {
    const fresh = { ...entry, seb: null };
    const wanted = { ...formOf(fresh), needsSeb: true, hasQuitPassword: true };
    expect(orderOf(wanted, fresh)).toBeUndefined();
    expect(orderOf({ ...wanted, quitPassword: 'peace' }, fresh)).toEqual({
      ...always,
      needsSeb: true,
      sebQuitPassword: 'peace',
    });
  });
});

describe('networksProblem', () => {
  it('names the one that is wrong', () => {
    expect(networksProblem({ ...form, networks: '10.0.0.1\nhall' })).toBe(
      '"hall" is no address or network: write it as 197.210.64.7 or 197.210.64.0/20',
    );
  });
});
