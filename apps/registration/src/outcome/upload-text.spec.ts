import { unansweredTitle, uploadAnnouncement, uploadText } from './upload-text';

const MB = 1024 * 1024;

describe('uploadText', () => {
  it.each([
    [0, 0, 'Preparing your registration'],
    [1.2 * MB, 4.8 * MB, '25%: 1.2 MB of 4.8 MB sent'],
    [4.8 * MB, 4.8 * MB, 'Saving your registration'],
  ])('of %p of %p', (sent, total, text) => {
    expect(uploadText(sent, total).text).toBe(text);
  });
});

describe('uploadAnnouncement', () => {
  it('changes every 25 %', () => {
    const announced = Array.from({ length: 101 }, (_, percent) => uploadAnnouncement(percent * MB, 100 * MB));
    expect([...new Set(announced)]).toEqual([
      'Sending your registration',
      '25% sent',
      '50% sent',
      '75% sent',
      'Saving your registration',
    ]);
  });
});

describe('unansweredTitle', () => {
  it.each([
    [0, 'NETWORK', true, 'The connection was lost'],
    [0, 'NETWORK', false, 'You are offline'],
    [0, 'TIMEOUT', true, 'The server did not answer in time'],
    [504, 'UPSTREAM_TIMEOUT', true, 'The server did not answer in time'],
    [409, 'IN_PROGRESS', true, 'Your registration is still being saved'],
    [503, 'OVERLOADED', true, 'The registration service is not available right now'],
  ])('of %p %s, online: %p', (status, code, online, title) => {
    expect(unansweredTitle({ status, code, message: '', issues: [] }, online)).toBe(title);
  });
});
