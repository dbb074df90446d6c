import { type MembersInducted, SPECIFIED_FEES } from '@concord/contracts';
import { chooseOption, type FakeRoutes, press, user } from '@concord/testing/browser';
import { aStudent } from '@concord/testing/records';
import { screen, waitFor, within } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';
import { aTask } from '../../testing/records';

const STUDENT = aStudent();
const OTHER = '64a0000000000000000000aa';
const COHORT = {
  _id: '65a000000000000000000001',
  name: 'March diet, Kano',
  students: 2,
  createdAt: '2026-11-21T09:00:00.000Z',
  createdBy: 'halima',
};
const OUTCOME: MembersInducted = {
  inducted: 1,
  left: [{ code: 'NOT_ACCEPTED', count: 1 }],
  skipped: [{ student: OTHER, code: 'NOT_ACCEPTED' }],
};
const PREVIEW: MembersInducted = {
  ...OUTCOME,
  skipped: [{ student: OTHER, code: 'NOT_ACCEPTED', name: 'Sule Musa' }],
  who: [{ student: STUDENT._id, name: 'Bello Amina' }],
  firstNumber: 'CIPCM-000101',
};
const CALL = 'POST member/induct';
const TASK = aTask('members-induct');

const ROUTES: FakeRoutes = {
  'GET fees/current': { body: { version: 0, from: '2020-01-01', fees: SPECIFIED_FEES } },
  'GET student': { body: [STUDENT], total: 2 },
  [`GET cohorts/${COHORT._id}`]: { body: COHORT },
  [CALL]: ({ body }) =>
    (body as { dryRun?: true }).dryRun ? { body: PREVIEW } : { status: 202, body: TASK },
  [`GET member-tasks/${TASK._id}`]: { body: aTask('members-induct', OUTCOME) },
};
const dialog = async () => within(await screen.findByRole('dialog'));

describe('InductManyButton', () => {
  it('says who becomes a member and from which number, then inducts and links to those left out', async () => {
    const { made } = openAdmin('/admin/students', ROUTES);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Bello Amina' }));
    await press('Induct');
    expect(await screen.findByText(/^Choose the grade and the date/)).toBeVisible();
    await chooseOption(/^Grade/, 'Associate');
    const told = '1 applicant becomes a member, from number CIPCM-000101. Left out: 1 is not accepted.';
    expect(await screen.findByText(told)).toBeVisible();
    await user.click((await dialog()).getByRole('checkbox', { name: 'Training, NGN 15,000' }));
    await press('Induct 1');
    expect(await screen.findByText('1 applicant inducted')).toBeVisible();
    await press('Left out (1)');
    expect(screen.getByRole('link', { name: 'Sule Musa' })).toHaveAttribute(
      'href',
      `/admin/students/${OTHER}`,
    );
    const fees = ['form', 'induction', 'admission', 'levy', 'subscription'];
    expect(made(CALL)).toHaveLength(2);
    expect(made(CALL)[1]?.body).toMatchObject({
      students: [STUDENT._id],
      grade: 'Associate',
      count: 1,
      fees,
    });
    const list = screen.getByRole('link', { name: 'See the new members' });
    expect(list.getAttribute('href')).toMatch(
      /^\/admin\/members\?grade=Associate&inducted=\d{4}&sort=-number$/,
    );
    await user.click(list);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('takes a whole cohort from its page', async () => {
    const { made } = openAdmin(`/admin/cohorts/${COHORT._id}`, ROUTES);
    await press('Induct');
    expect((await dialog()).getByText('All of March diet, Kano')).toBeVisible();
    await chooseOption(/^Grade/, 'Student');
    await waitFor(() => expect(made(CALL)).toHaveLength(1));
    expect(made(CALL)[0]?.body).toMatchObject({
      filter: { cohort: COHORT._id },
      grade: 'Student',
      dryRun: true,
    });
  });

  it('counts again after a failure', async () => {
    const routes: FakeRoutes = {
      ...ROUTES,
      [CALL]: { status: 503, body: { code: 'UNAVAILABLE', message: 'Out of reach' } },
    };
    const { made } = openAdmin('/admin/students', routes);
    await user.click(await screen.findByRole('checkbox', { name: 'Select Bello Amina' }));
    await press('Induct');
    await chooseOption(/^Grade/, 'Associate');
    expect(await screen.findByText('Out of reach')).toBeVisible();
    routes[CALL] = { body: PREVIEW };
    await press('Try again');
    expect(await screen.findByText(/^1 applicant becomes a member/)).toBeVisible();
    expect(made(CALL)).toHaveLength(2);
    expect((await dialog()).getByRole('button', { name: 'Induct 1' })).toBeEnabled();
  });

  it('inducts nobody where nobody can become a member', async () => {
    const none = { ...PREVIEW, inducted: 0, who: [], firstNumber: undefined };
    openAdmin('/admin/students', { ...ROUTES, [CALL]: { body: none } });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Bello Amina' }));
    await press('Induct');
    await chooseOption(/^Grade/, 'Full');
    expect(
      await screen.findByText('0 applicants become members. Left out: 1 is not accepted.'),
    ).toBeVisible();
    expect((await dialog()).getByRole('button', { name: 'Induct' })).toBeDisabled();
  });
});
