import type { MonitorRow } from '@concord/contracts';
import {
  chooseOption,
  type FakeRoutes,
  fill,
  findField,
  findToast,
  press,
  user,
} from '@concord/testing/browser';
import { anAssignment } from '@concord/testing/records';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';
import { aMonitorRow } from '../../testing/records';

const NOW = '2026-11-21T09:30:00.000Z';
const minutesAhead = (minutes: number) => new Date(Date.parse(NOW) + minutes * 60_000).toISOString();

const BELLO = aMonitorRow({ seenAt: NOW, deadline: minutesAhead(30) });
const EZE = aMonitorRow({
  attempt: '653000000000000000000002',
  student: { _id: '64a000000000000000000002', surname: 'Eze', firstName: 'Ngozi' },
  exam: { _id: '64c000000000000000000002', examName: 'Peace Education', examCode: 'PED-2000' },
  deadline: minutesAhead(4),
  savedAt: null,
  seenAt: minutesAhead(-4),
});

const STREAM = 'GET exams/monitor';
const CLOSE = `POST exams/attempts/${BELLO.attempt}/close`;

const eventText = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const snapshotOf = (...rows: MonitorRow[]) => ({
  events: eventText('snapshot', { serverTime: NOW, total: rows.length, rows }),
});
const open = (stream: FakeRoutes[string], routes: FakeRoutes = {}) =>
  openAdmin('/admin/monitor', { [STREAM]: stream, ...routes }, 'ADMIN');

const names = () =>
  screen
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map((row) => row.querySelector('a')?.textContent);

describe('MonitorPage', () => {
  beforeAll(() => {
    // jsdom has no layout; the rows get their positions from the window's size only.
    globalThis.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  });

  it('shows progress, connection and time left of each candidate', async () => {
    open(snapshotOf(BELLO, EZE));
    const table = await screen.findByRole('table', { name: 'Candidates sitting an exam now' });
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining('Live'),
    );
    expect(table).toHaveAttribute('aria-rowcount', '3');
    const [, eze, bello] = within(table).getAllByRole('row');
    expect(eze).toHaveAttribute('aria-rowindex', '2');
    expect(eze).toHaveTextContent('Eze Ngozi');
    expect(eze).toHaveTextContent('Silent for 4 min');
    expect(eze).toHaveTextContent(/0:0[34]:\d\d/);
    expect(eze).toHaveTextContent('Nothing yet');
    expect(bello).toHaveTextContent('12 / 40');
    expect(bello).toHaveTextContent('Connected');
    expect(screen.getByText('Bello Amina')).toHaveAttribute('href', `/admin/students/${BELLO.student._id}`);
  });

  it('shows the activity counts of a page live', async () => {
    let send: (text: string) => void = () => undefined;
    const activity = { left: 2, awaySeconds: 130, blurred: 0, copied: 0, printed: 0 };
    open({ ...snapshotOf({ ...BELLO, activity }, EZE), onOpen: (sendMore) => (send = sendMore) });
    expect(await screen.findByText('Left the page 2×, away 2 min')).toBeVisible();
    const { attempt, answered, deadline, savedAt, seenAt } = EZE;
    const changed = [{ attempt, answered, deadline, savedAt, seenAt, activity: { ...activity, copied: 1 } }];
    send(eventText('change', { serverTime: NOW, added: [], changed, gone: [] }));
    expect(await screen.findByText('Left the page 2×, away 2 min, copied 1×')).toBeVisible();
  });

  it('filters by name, exam and state, and sorts', async () => {
    open(snapshotOf(BELLO, EZE));
    await press('1 silent');
    expect(names()).toEqual(['Eze Ngozi']);
    await press('2 sitting');
    await fill('Search by name', 'ami');
    expect(names()).toEqual(['Bello Amina']);
    await fill('Search by name', 'amix');
    expect(screen.getByText('No Result Found')).toBeVisible();
    await fill('Search by name', '');

    await chooseOption(/Order/, 'Name');
    expect(names()).toEqual(['Bello Amina', 'Eze Ngozi']);
    await chooseOption(/Exam/, 'Peace Education (PED-2000)');
    expect(names()).toEqual(['Eze Ngozi']);
    expect(screen.getByText('sitting')).toHaveTextContent('1sitting');
  });

  it('has an empty state', async () => {
    open(snapshotOf());
    expect(await screen.findByText(/^Nobody is sitting an exam right now/)).toBeVisible();
  });

  it('shows the error and retries on request', async () => {
    const answers = [{ status: 503, body: { code: 'OVERLOADED', message: 'Too many people are watching' } }];
    open(() => answers.shift() ?? snapshotOf(BELLO));
    expect(await screen.findByText('Too many people are watching')).toBeVisible();
    await press('Retry');
    expect(await screen.findByText('Bello Amina')).toBeVisible();
  });

  it('ends the session when the token is refused', async () => {
    const { store } = open({ status: 401, body: { code: 'UNAUTHORIZED', message: 'Sign in' } });
    await waitFor(() => expect(store.getState().session.ended).toBe('expired'));
  });

  it('closes an exam with a reason, which is kept when the server refuses', async () => {
    const answers = [{ status: 409, body: { code: 'ATTEMPT_CLOSED', message: 'It has already ended' } }];
    const { made } = open(snapshotOf(BELLO), { [CLOSE]: () => answers.shift() ?? { body: {} } });
    await press('Close the exam of Bello Amina');
    const dialog = screen.getByRole('dialog', { name: 'Close the exam of Bello Amina?' });
    expect(dialog).toHaveTextContent('12 of 40 answered');
    await press('Close exam');
    expect(screen.getByText('Enter the reason in a few words')).toBeVisible();
    expect(made(CLOSE)).toEqual([]);

    await fill(/Reason/, ' Caught with notes ');
    await press('Close exam');
    await findToast('It has already ended');
    expect(await findField(/Reason/)).toHaveValue(' Caught with notes ');
    await press('Close exam');
    await findToast('Exam closed Succesfully');
    expect(made(CLOSE).map(({ body }) => body)).toEqual(Array(2).fill({ reason: 'Caught with notes' }));
  });

  it('pauses the selected candidates together, and names who was skipped', async () => {
    const call = 'POST exams/attempts/pause';
    const refused = [{ _id: EZE.attempt, name: 'Eze Ngozi', reason: 'It has already ended' }];
    const { made } = open(snapshotOf(BELLO, EZE), {
      [call]: { body: { batch: EZE.attempt, done: 1, refused } },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Bello Amina' }));
    expect(screen.queryByText('Resume')).not.toBeInTheDocument();
    await press('Select all 2 that match');
    await press('Pause');
    await fill(/Reason/, 'Power cut');
    await press('Pause 2 candidates');
    expect(await screen.findByText('Eze Ngozi: It has already ended')).toBeVisible();
    await press('Close');
    await findToast('1 candidate paused');
    expect(made(call).map(({ body }) => body)).toEqual([
      { attempts: [EZE.attempt, BELLO.attempt], reason: 'Power cut' },
    ]);
    expect(screen.queryByRole('group', { name: 'Selected rows' })).not.toBeInTheDocument();
  });

  it('gives everybody in an exam extra time, and makes an announcement', async () => {
    const [time, list, announce] = [
      'POST exams/attempts/extra-time',
      'GET exams/announcements',
      'POST exams/announcements',
    ];
    const { made } = open(snapshotOf(BELLO, EZE), {
      [time]: { body: { count: 7, tasks: [] } },
      [list]: { body: [] },
      [announce]: { status: 201, body: {} },
    });
    await screen.findByText('Bello Amina');
    expect(screen.queryByText('More time for all')).not.toBeInTheDocument();
    await chooseOption(/Exam/, 'Peace Education (PED-2000)');
    await press('More time for all');
    expect(await screen.findByText('7 candidates sitting this exam now will get more time')).toBeVisible();
    await fill(/Minutes to add/, '15');
    await press('Give more time');
    await findToast('Adding 15 minutes. This takes a few seconds.');
    const exam = EZE.exam._id;
    expect(made(time).map(({ body }) => body)).toEqual([
      { minutes: 1, exam, dryRun: true },
      { minutes: 15, exam },
    ]);
    await press('Announce');
    expect(await screen.findByText('No announcements yet.')).toBeVisible();
    await fill(/Announcement/, ' Rough paper is at the desk ');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Announce' }));
    await findToast('Announced to everyone sitting the exam');
    expect(made(announce).map(({ body }) => body)).toEqual([{ exam, text: 'Rough paper is at the desk' }]);
  });

  it('keeps the focus in the table when the exam of the focused row has ended', async () => {
    let send: (text: string) => void = () => undefined;
    open({ ...snapshotOf(BELLO, EZE), onOpen: (sendMore) => (send = sendMore) });
    const button = await screen.findByLabelText('Close the exam of Eze Ngozi');
    act(() => button.focus());
    send(eventText('change', { serverTime: NOW, added: [], changed: [], gone: [EZE.attempt] }));
    await waitFor(() => expect(names()).toEqual(['Bello Amina']));
    await waitFor(() => expect(screen.getByRole('table')).toHaveFocus());
    await user.tab();
    expect(screen.getByLabelText('Select all listed candidates')).toHaveFocus();
  });

  it('changes the extra time, starting from the current value', async () => {
    const call = `PATCH exams/studentExam/${BELLO.assignment}`;
    const attempt = { _id: BELLO.attempt, deadline: BELLO.deadline };
    const running = anAssignment({ extraTime: 10, attempt });
    const { made } = open(snapshotOf(BELLO), {
      [`GET exams/studentExamByStudentId/${BELLO.student._id}`]: { body: [running] },
      [call]: { body: running },
    });

    await press('Extra time for Bello Amina');
    expect(await screen.findByDisplayValue('10')).toBe(screen.getByLabelText(/Extra time in minutes/));
    expect(screen.getByText(/takes effect the next time answers are saved/)).toBeVisible();
    await fill(/Extra time in minutes/, '25');
    expect(screen.getByText(/85 minutes in all/)).toBeVisible();
    await press('Update');
    await findToast('Exam updated');
    expect(made(call)).toMatchObject([{ body: { extraTime: 25 } }]);
  });

  it('reports an exam that is no longer assigned', async () => {
    open(snapshotOf(BELLO));
    await press('Extra time for Bello Amina');
    expect(await screen.findByText('This exam is no longer assigned to the candidate.')).toBeVisible();
  });
});
