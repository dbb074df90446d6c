import { type MyCpd, type MyCpdEntry, SAMPLE_CPD } from '@concord/contracts';
import { chooseOption, fill, findToast, press, user } from '@concord/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { held } from '../../testing/held';
import { AMINA, LOOK, openMember, refused } from '../../testing/open-member';
import { describeFreshLinks } from '../../testing/passed-minutes';
import { slowPhoto } from '../../testing/slow-photo';

const entry: MyCpdEntry = {
  _id: '64b0000000000000000000c1',
  kind: 'course',
  kindTitle: 'Course, training or workshop',
  unit: 'hour',
  title: 'Mediation in practice',
  day: '2026-05-04',
  amount: 6,
  claimed: 6,
  state: 'pending',
  files: [
    {
      public_id: 'a'.repeat(32),
      name: 'certificate.pdf',
      type: 'application/pdf',
      url: '/api/media/files/x',
    },
  ],
  revision: 1,
  createdAt: '2026-05-05T09:00:00.000Z',
};
const confirmed: MyCpdEntry = {
  ...entry,
  _id: '64b0000000000000000000c2',
  title: 'Lecture at Jos',
  state: 'confirmed',
  decision: { points: 4.5, reason: 'Lunch does not count', day: '2026-05-06' },
};
const cpd: MyCpd = {
  sum: {
    year: 2026,
    grade: 'Full',
    required: 20,
    counted: 4.5,
    pending: 6,
    kinds: [{ kind: 'course', title: 'Course', confirmed: 4.5, counted: 4.5, yearlyMax: null }],
  },
  entries: [entry, confirmed],
  kinds: [...SAMPLE_CPD.kinds],
  years: [2026, 2025],
  earliestDay: '2025-03-01',
};
const GET = 'GET me/cpd';
const ADD = 'POST me/cpd';
const CHANGE = `PATCH me/cpd/${entry._id}`;
const WITHDRAW = `DELETE me/cpd/${entry._id}`;
const open = (more: Partial<MyCpd> = {}, as = AMINA) =>
  openMember(
    '/me/cpd',
    {
      [GET]: { body: { ...cpd, ...more } },
      [ADD]: { status: 201, body: entry },
      [CHANGE]: { body: entry },
      [WITHDRAW]: { body: { ...entry, state: 'withdrawn' } },
    },
    as,
  );

describe('CpdPage', () => {
  describeFreshLinks(GET, () => open());

  it('tells the sum against what is required, and the state of each activity', async () => {
    open();
    expect(await screen.findByText('You have 4.5 of 20 points for 2026.')).toBeVisible();
    expect(screen.getByRole('meter', { name: 'Points' })).toHaveAttribute('aria-valuenow', '4.5');
    expect(screen.getByText('6 more points wait for us to confirm.')).toBeVisible();
    expect(screen.getByText('6 points, waits for us to confirm')).toBeVisible();
    expect(screen.getByText('4.5 points, confirmed on 6 May 2026: Lunch does not count')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^(Change|Withdraw) / })).toHaveLength(2);
  });

  it('says at each field what is missing for an activity, and sends nothing', async () => {
    const { made } = open();
    await press('Enter an activity');
    await press('Enter');
    await screen.findByText('Say in a few words what you did');
    await screen.findByText('Enter the day');
    await screen.findByText('Add at least one file');
    await chooseOption(/Activity/, 'Course, training or workshop');
    await screen.findByText('1 point an hour');
    await fill(/What you did/, 'Mediation in practice');
    await fill(/Hours/, 'six');
    await press('Enter');
    await screen.findByText('Enter a number');
    expect(made(ADD)).toEqual([]);
  });

  it('enters an activity with its evidence', async () => {
    const { made } = open();
    await press('Enter an activity');
    await chooseOption(/Activity/, 'Private study');
    await fill(/What you did/, 'Reading on peace');
    await user.click(screen.getAllByRole('spinbutton', { name: 'Day' })[0] ?? document.body);
    await user.keyboard('04052026');
    await fill(/Hours/, '3');
    const evidence = await screen.findByLabelText('Evidence', { selector: 'input' });
    await user.upload(evidence, new File(['hello'], 'notes.pdf', { type: 'application/pdf' }));
    await screen.findByText('notes.pdf');
    await press('Enter');
    await findToast('Activity entered. We look at it soon');
    expect(made(ADD)[0]?.body).toEqual({
      kind: 'study',
      title: 'Reading on peace',
      day: '2026-05-04',
      amount: 3,
      files: [{ name: 'notes.pdf', file: 'data:application/pdf;base64,aGVsbG8=' }],
    });
  });

  it('changes a pending activity and keeps its file', async () => {
    const { made } = open();
    await press('Change Mediation in practice');
    await fill(/Hours/, '3.5');
    await press('Save');
    await findToast('Activity changed');
    expect(made(CHANGE)[0]?.body).toEqual({
      kind: 'course',
      title: 'Mediation in practice',
      day: '2026-05-04',
      amount: 3.5,
      revision: 1,
      keep: [entry.files[0]?.public_id],
      files: [],
    });
  });

  it('saves nothing before a new photo is prepared', async () => {
    const { made } = open();
    const { photo, finish } = slowPhoto();
    await press('Change Mediation in practice');
    await user.upload(await screen.findByLabelText('Evidence', { selector: 'input' }), photo);
    expect(screen.getByText(/We’re preparing your file/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    finish();
    expect(await screen.findByText('photo.jpg')).toBeVisible();
    await press('Save');
    await findToast('Activity changed');
    expect(made(CHANGE)).toMatchObject([{ body: { files: [{ name: 'photo.jpg' }] } }]);
  });

  it('withdraws a pending activity after a question', async () => {
    const { made } = open();
    await press('Withdraw Mediation in practice');
    expect(made(WITHDRAW)).toEqual([]);
    await press('Withdraw');
    await findToast('Activity withdrawn');
    expect(made(WITHDRAW)).toHaveLength(1);
  });

  it('opens another year', async () => {
    const { made } = open();
    await chooseOption(/Year/, '2025');
    await screen.findByText('You have 4.5 of 20 points for 2026.');
    expect(made(GET).at(-1)?.search.get('year')).toBe('2025');
  });

  it('keeps a new activity, and the focus, while another year is read or could not be', async () => {
    const { after, answer } = held();
    openMember('/me/cpd', {
      [GET]: ({ search }) =>
        search.get('year') ? { ...refused(400, 'This year is not kept'), after } : { body: cpd },
    });
    await press('Enter an activity');
    await fill(/What you did/, 'Reading on peace');
    await chooseOption(/Year/, '2025');
    await waitFor(() => expect(screen.queryByText('You have 4.5 of 20 points for 2026.')).toBeNull());
    expect(screen.getByLabelText(/What you did/)).toHaveValue('Reading on peace');
    const year = screen.getByRole('combobox', { name: 'Year' });
    expect(year).toHaveTextContent('2025');
    expect(year).toHaveFocus();
    answer();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.getByLabelText(/What you did/)).toHaveValue('Reading on peace');
    await chooseOption(/Year/, '2026');
    expect(screen.getByLabelText(/What you did/)).toHaveValue('Reading on peace');
  });

  it('says that there is nothing yet, and what is required', async () => {
    const nothing = { ...cpd.sum, counted: 0, pending: 0, kinds: [] };
    open({ sum: nothing, entries: [] });
    expect(await screen.findByText('You have entered nothing for 2026')).toBeVisible();
    expect(screen.getByText('You have 0 of 20 points for 2026.')).toBeVisible();
  });

  it('changes nothing for staff who look at the page', async () => {
    open({}, LOOK);
    const list = within(await screen.findByRole('region', { name: 'Activities' }));
    expect(list.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Enter an activity' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Statement as PDF' })).toBeVisible();
  });

  it('says that it could not be loaded, and tries again', async () => {
    let isDown = true;
    const answer = () =>
      isDown ? { status: 503, body: { code: 'OVERLOADED', message: 'Busy' } } : { body: cpd };
    openMember('/me/cpd', { [GET]: answer });
    const retry = await screen.findByRole('button', { name: /again|Retry/ });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByText('You have 4.5 of 20 points for 2026.')).toBeVisible();
  });
});
