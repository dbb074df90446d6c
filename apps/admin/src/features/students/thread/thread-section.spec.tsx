import type { Proposal, StudentThread } from '@concord/contracts';
import { fill, findToast, press } from '@concord/testing/browser';
import { aStudent } from '@concord/testing/records';
import { screen, within } from '@testing-library/react';
import { openAdmin } from '../../../testing/open-admin';

const ID = '64a000000000000000000001';
const AT = '2026-11-23T10:00:00.000Z';
const OPEN: Proposal = {
  _id: 'e'.repeat(24),
  state: 'open',
  at: AT,
  reason: 'As in my passport',
  changes: [
    { field: 'surname', from: 'Bello', to: 'Bala' },
    { field: 'organization', from: null, to: 'New' },
    { field: 'dob', from: '1990-04-01', to: '1991-02-03' },
    { field: 'country', from: 'NG', to: 'GH' },
  ],
  closedAt: null,
  answer: null,
};
const THREAD: StudentThread = {
  messages: [
    { _id: 'a'.repeat(24), from: 'office', by: 'sadiq', text: 'Your degree', at: AT, files: [] },
    {
      _id: 'b'.repeat(24),
      from: 'applicant',
      text: 'Here it is',
      at: AT,
      files: [{ name: 'degree.pdf', file: { public_id: 'f', url: '/api/media/files/f?sig=x' } }],
    },
  ],
  proposals: [OPEN],
};
const review = {
  status: 'in-review',
  revision: 2,
  at: AT,
  by: 'sadiq',
  reason: 'Your degree',
  answeredAt: AT,
} as const;
const DECIDE = `PATCH student/${ID}/proposals/${OPEN._id}`;

const open = (routes = {}) => {
  const student = aStudent({ _id: ID, revision: 3, review });
  return openAdmin(
    '/admin/review',
    {
      'GET student': { body: [student] },
      [`GET student/${ID}`]: { body: student },
      [`GET student/${ID}/thread`]: { body: THREAD },
      ...routes,
    },
    'ADMIN',
  );
};

describe('ThreadSection', () => {
  it('shows question, answer and files beside the form, and that the applicant answered', async () => {
    open();
    const messages = within(await screen.findByRole('list', { name: 'Messages' }));
    expect(messages.getByText(/^sadiq, /)).toBeVisible();
    expect(messages.getByText('Here it is')).toBeVisible();
    expect(messages.getByRole('link', { name: 'degree.pdf' })).toHaveAttribute(
      'href',
      '/api/media/files/f?sig=x',
    );
    expect(screen.getByText('Answered')).toBeVisible();
    expect(screen.getByText(/sadiq had asked for: Your degree/)).toBeVisible();
  });

  it('accepts a proposed correction of the record as it was read', async () => {
    const { made } = open({ [DECIDE]: { body: THREAD } });
    const proposals = within(await screen.findByRole('list', { name: 'Proposed corrections' }));
    expect(proposals.getByText('Surname: Bello → Bala')).toBeVisible();
    expect(proposals.getByText('Organisation: empty → New')).toBeVisible();
    expect(proposals.getByText('Date of birth: 01/04/1990 → 03/02/1991')).toBeVisible();
    expect(proposals.getByText('Country: Nigeria → Ghana')).toBeVisible();
    await press('Accept correction');
    await press('Accept');
    await findToast('The record is corrected');
    expect(made(DECIDE)[0]?.body).toEqual({ accept: true, revision: 3 });
  });

  it('refuses one with words for the applicant, and says what the server refuses', async () => {
    const answers = [{ status: 409, body: { code: 'REVISION', message: 'Somebody else changed it' } }];
    const { made } = open({ [DECIDE]: () => answers.shift() ?? { body: THREAD } });
    await press('Refuse correction');
    await press('Refuse');
    expect(screen.getByText('Enter the reason in a few words')).toBeVisible();
    await fill(/^Reason/, 'Your passport says Bello');
    await press('Refuse');
    await findToast('Somebody else changed it');
    await press('Refuse');
    await findToast('The correction is refused');
    expect(made(DECIDE)[1]?.body).toEqual({ accept: false, revision: 3, answer: 'Your passport says Bello' });
  });

  it('says that there are no messages, and an error with Retry', async () => {
    const { unmount } = open({ [`GET student/${ID}/thread`]: { body: { messages: [], proposals: [] } } });
    expect(await screen.findByText('No messages yet.')).toBeVisible();
    unmount();
    open({ [`GET student/${ID}/thread`]: { status: 404, body: { code: 'NOT_FOUND', message: 'Gone' } } });
    expect(await screen.findByText('Gone')).toBeVisible();
  });
});
