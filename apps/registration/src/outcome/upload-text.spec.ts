import { spokenUpload, unansweredTitle, uploadWords } from './sending-words';

const MB = 1024 * 1024;

describe('uploadWords', () => {
  it.each([
    [0, 0, 'Preparing your registration'],
    [1.2 * MB, 4.8 * MB, '25%: 1.2 MB of 4.8 MB sent'],
    [4.8 * MB, 4.8 * MB, 'Storing your registration'],
  ])('of %p of %p', (sent, total, words) => {
    expect(uploadWords(sent, total).words).toBe(words);
  });
});

describe('spokenUpload', () => {
  it('speaks at every quarter only', () => {
    const spoken = Array.from({ length: 101 }, (_, percent) => spokenUpload(percent * MB, 100 * MB));
    expect([...new Set(spoken)]).toEqual([
      'Sending your registration',
      '25% sent',
      '50% sent',
      '75% sent',
      'Storing your registration',
    ]);
  });
});

describe('unansweredTitle', () => {
  it.each([
    [0, 'NETWORK', true, 'The connection was lost'],
    [0, 'NETWORK', false, 'You are offline'],
    [0, 'TIMEOUT', true, 'The server did not answer in time'],
    [504, 'UPSTREAM_TIMEOUT', true, 'The server did not answer in time'],
    [409, 'IN_PROGRESS', true, 'Your registration is still being stored'],
    [503, 'OVERLOADED', true, 'The registration service is not available at the moment'],
  ])('of %p %s, online: %p', (status, code, online, title) => {
    expect(unansweredTitle({ status, code, message: '', issues: [] }, online)).toBe(title);
  });
});
