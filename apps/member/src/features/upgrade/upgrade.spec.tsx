import type { MyUpgrade, MyUpgradeApplication } from '@concord/contracts';
import { fill, findToast, press, user } from '@concord/testing/browser';
import { fireEvent, screen } from '@testing-library/react';
import { AMINA, LOOK, openMember } from '../../testing/open-member';
import { describeFreshLinks } from '../../testing/passed-minutes';
import { slowPhoto } from '../../testing/slow-photo';

const upgrade: MyUpgrade = {
  grade: 'Associate',
  since: '2019-01-01',
  standing: 'current',
  overdue: 0,
  next: {
    to: 'Full',
    months: 60,
    monthsNeeded: 60,
    experience: null,
    experienceNeeded: 6,
    missing: ['experience'],
    fees: [
      { kind: 'form', amount: 500_000 },
      { kind: 'admission', amount: 2_000_000 },
    ],
  },
  canApply: true,
  application: null,
};
const application: MyUpgradeApplication = {
  _id: '64b0000000000000000000b1',
  from: 'Associate',
  to: 'Full',
  source: 'member',
  status: 'open',
  at: '2026-11-20T09:00:00.000Z',
  statement: 'Six years of work',
  files: [{ public_id: 'a'.repeat(32), name: 'cv.pdf', type: 'application/pdf', url: '/api/media/files/x' }],
};
const GET = 'GET me/upgrade';
const APPLY = 'POST me/upgrade';
const open = (more: Partial<MyUpgrade> = {}, as = AMINA) =>
  openMember(
    '/me/upgrade',
    { [GET]: { body: { ...upgrade, ...more } }, [APPLY]: { status: 201, body: application } },
    as,
  );
const choose = async (...names: string[]) => {
  for (const name of names) {
    const file = new File(['hello'], name, { type: 'application/pdf' });
    await user.upload(await screen.findByLabelText('Documents', { selector: 'input' }), file);
    await screen.findByText(name);
  }
};

describe('UpgradePage', () => {
  describeFreshLinks(GET, () => open());

  it('tells the months as a bar, what is missing, and the fees', async () => {
    open();
    const bar = await screen.findByRole('meter', { name: 'Months in good standing' });
    expect(bar).toHaveAttribute('aria-valuetext', '60 of 60 months in good standing');
    expect(screen.getByText(/Full takes 6 years of work experience/)).toBeVisible();
    expect(screen.getByText('₦25,000')).toBeVisible();
  });

  it('applies with documents, once they and the statement are given', async () => {
    const { made } = open();
    await press('Send my application');
    await screen.findByText('Say in a few words why you apply');
    await screen.findByText('Add at least one file');
    await fill(/Why you apply/, 'Six years of work');
    await choose('cv.pdf', 'letter.pdf');
    await press('Remove letter.pdf');
    expect(made(APPLY)).toEqual([]);
    await press('Send my application');
    await findToast('Your application is sent');
    expect(made(APPLY)[0]?.body).toEqual({
      statement: 'Six years of work',
      files: [{ name: 'cv.pdf', file: 'data:application/pdf;base64,aGVsbG8=' }],
    });
  });

  it('waits for a photo that is being prepared, and brings back no file removed meanwhile', async () => {
    const { made } = open();
    const { photo, finish } = slowPhoto();
    await fill(/Why you apply/, 'Six years of work');
    await choose('cv.pdf');
    await user.upload(screen.getByLabelText('Documents', { selector: 'input' }), photo);
    expect(screen.getByText(/We’re preparing your file/)).toHaveAttribute('aria-live', 'polite');
    await press('Send my application');
    fireEvent.submit(screen.getByRole('button', { name: 'Send my application' }));
    await press('Remove cv.pdf');
    finish();
    expect(await screen.findByText('photo.jpg')).toBeVisible();
    expect(screen.queryByText('cv.pdf')).not.toBeInTheDocument();
    expect(made(APPLY)).toEqual([]);
    await press('Send my application');
    await findToast('Your application is sent');
    expect(made(APPLY)).toMatchObject([{ body: { files: [{ name: 'photo.jpg' }] } }]);
  });

  it('shows a refusal of the server and keeps what was typed', async () => {
    const refusal = {
      status: 409,
      body: { code: 'CONFLICT', message: 'Your upgrade is being looked at already' },
    };
    openMember('/me/upgrade', { [GET]: { body: upgrade }, [APPLY]: refusal });
    await fill(/Why you apply/, 'Six years of work');
    await choose('cv.pdf');
    await press('Send my application');
    await findToast('Your upgrade is being looked at already');
    expect(screen.getByText('cv.pdf')).toBeVisible();
  });

  it('tells that an application is looked at, with its files, and has no form then', async () => {
    open({ canApply: false, application });
    expect(
      await screen.findByText(/We have had your application for Full since 20 November 2026/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'cv.pdf' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send my application' })).not.toBeInTheDocument();
  });

  it('tells the reason of a refusal, and that months are missing', async () => {
    const decision = { reason: 'The letter is missing', at: '2026-11-25T09:00:00.000Z' };
    open({
      canApply: false,
      next: upgrade.next && { ...upgrade.next, months: 48, missing: ['months'] },
      application: { ...application, status: 'refused', decision },
    });
    expect(await screen.findByText(/not granted on 25 November 2026: The letter is missing/)).toBeVisible();
    expect(screen.getByText('You need 12 more months in good standing.')).toBeVisible();
  });

  it('ends at the top', async () => {
    open({ grade: 'Fellow', next: null, canApply: false });
    expect(await screen.findByText('You are Fellow, the highest grade.')).toBeVisible();
  });

  it('has no form for staff who look at the page', async () => {
    open({}, LOOK);
    await screen.findByText('₦25,000');
    expect(screen.queryByRole('button', { name: 'Send my application' })).not.toBeInTheDocument();
  });

  it('says that it could not be loaded, and tries again', async () => {
    let isDown = true;
    const answer = () =>
      isDown ? { status: 503, body: { code: 'OVERLOADED', message: 'Busy' } } : { body: upgrade };
    openMember('/me/upgrade', { [GET]: answer });
    const retry = await screen.findByRole('button', { name: /again|Retry/ });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByText('₦25,000')).toBeVisible();
  });
});
