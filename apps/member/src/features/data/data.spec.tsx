import { fill, findToast, press } from '@concord/testing/browser';
import { screen } from '@testing-library/react';
import { aRequest } from '../../testing/a-request';
import { memberAs, openMember } from '../../testing/open-member';
import { describeFreshLinks } from '../../testing/passed-minutes';

const GET = 'GET me/erasure-request';
const ASK = 'POST me/erasure-request';
const EXPORT = 'GET me/export';
const REGISTRATION = 'GET me/registration-export';
const STUDENT = 'd'.repeat(24);
const none = { status: 200, body: { request: null } };
const erasure = aRequest({ kind: 'erasure', corrections: undefined, reason: 'I leave the profession' });

describe('DataPage', () => {
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  describeFreshLinks(GET, () => openMember('/me/data', { [GET]: none }));

  it('saves the files of a member who applied here', async () => {
    const file = { status: 200, body: {} };
    const { made } = openMember(
      '/me/data',
      { [GET]: none, [EXPORT]: file, [REGISTRATION]: file },
      memberAs({ student: STUDENT }),
    );
    await press('Download my membership');
    await press('Download my registration');
    expect(made(EXPORT)).toHaveLength(1);
    expect(made(REGISTRATION)).toHaveLength(1);
    expect(saved).toEqual(['my-membership.json', 'my-registration.zip']);
  });

  it('says when a file could not be had', async () => {
    const away = { status: 503, body: { code: 'UNAVAILABLE', message: 'Please try again in a minute' } };
    openMember('/me/data', { [GET]: none, [EXPORT]: away });
    await press('Download my membership');
    await findToast('Please try again in a minute');
    expect(screen.queryByRole('button', { name: 'Download my registration' })).toBeNull();
  });

  it('asks for the erasure with a reason, and says what stays', async () => {
    const { made } = openMember('/me/data', { [GET]: none, [ASK]: { status: 201, body: erasure } });
    expect(await screen.findByText(/the law asks for the books/)).toBeVisible();
    await press('Ask to erase my data');
    await press('Send request');
    expect(await screen.findByText('Give the reason in a few words')).toBeVisible();
    await fill('Reason', 'I leave the profession');
    await press('Send request');
    await findToast('We have your request');
    expect(made(ASK)[0]?.body).toEqual({ reason: 'I leave the profession' });
  });

  it('shows the state of the request, and the answer', async () => {
    const decision = { reason: 'Please resign first', at: '2026-11-22T09:00:00.000Z' };
    const { unmount } = openMember('/me/data', { [GET]: { body: { request: erasure } } });
    expect(await screen.findByRole('button', { name: 'Withdraw: Erasure of my data' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask to erase my data' })).toBeNull();
    unmount();
    openMember('/me/data', { [GET]: { body: { request: { ...erasure, state: 'refused', decision } } } });
    expect(await screen.findByText(/Please resign first/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ask to erase my data' })).toBeVisible();
  });

  it('tells an applicant and an organisation whom to write to', async () => {
    const { made, unmount } = openMember(
      '/me/data',
      {},
      memberAs({ member: null, number: null, student: STUDENT }),
    );
    expect(await screen.findByText(/To withdraw your application/)).toBeVisible();
    expect(made(GET)).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Download my membership' })).toBeNull();
    unmount();
    openMember('/me/data', {}, memberAs({ isOrganisation: true }));
    expect(await screen.findByText(/An organisation’s record stays/)).toBeVisible();
  });

  it('gives staff who look at the page no file and no button', async () => {
    openMember(
      '/me/data',
      { [GET]: { body: { request: erasure } } },
      memberAs({ isViewed: true, student: STUDENT }),
    );
    expect(await screen.findByText('Only the person can download them.')).toBeVisible();
    expect(await screen.findByText('We’re looking at it')).toBeVisible();
    for (const name of [/Download/, /Withdraw/]) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
