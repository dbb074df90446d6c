import type { MonitorRow } from '@concord/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, type FakeRoutes } from '../../testing/fake-api';
import { aMonitorRow, anAssignment } from '../../testing/records';
import { renderAdmin } from '../../testing/render-admin';

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

const snapshotOf = (...rows: MonitorRow[]): FakeRoutes => ({
  'GET exams/monitor': {
    events: `event: snapshot\ndata: ${JSON.stringify({ serverTime: NOW, total: rows.length, rows })}\n\n`,
  },
});

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent);

describe('MonitorPage', () => {
  beforeAll(() => {
    // jsdom does no layout; the rows are told their places by the window's size alone.
    globalThis.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  });

  it('shows progress, connection and time left of each candidate', async () => {
    fakeApi(snapshotOf(BELLO, EZE));
    renderAdmin('/admin/monitor', 'ADMIN');

    expect(await screen.findByRole('status')).toHaveTextContent('Live');
    const table = await screen.findByRole('table', { name: 'Candidates who sit an exam now' });
    expect(table).toHaveAttribute('aria-rowcount', '3');
    const [, eze, bello] = within(table).getAllByRole('row');
    expect(eze).toHaveAttribute('aria-rowindex', '2');
    expect(eze).toHaveTextContent('Eze Ngozi');
    expect(eze).toHaveTextContent('Silent for 4 min');
    expect(eze).toHaveTextContent(/0:0[34]:\d\d/);
    expect(eze).toHaveTextContent('Nothing yet');
    expect(bello).toHaveTextContent('12 / 40');
    expect(bello).toHaveTextContent('Connected');
    expect(screen.getByRole('link', { name: 'Bello Amina' })).toHaveAttribute(
      'href',
      `/admin/students/${BELLO.student._id}`,
    );
  });

  it('filters by name, exam and state, and sorts', async () => {
    fakeApi(snapshotOf(BELLO, EZE));
    const { user } = renderAdmin('/admin/monitor', 'ADMIN');

    await user.click(await screen.findByRole('button', { name: '1 silent' }));
    expect(names()).toEqual(['Eze Ngozi']);
    await user.click(screen.getByRole('button', { name: '2 sitting' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'ami');
    expect(names()).toEqual(['Bello Amina']);
    await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'x');
    expect(screen.getByRole('heading', { name: 'No Result Found' })).toBeVisible();
    await user.clear(screen.getByRole('searchbox', { name: 'Search by name' }));

    await user.click(screen.getByRole('combobox', { name: 'Order' }));
    await user.click(await screen.findByRole('option', { name: 'Name' }));
    expect(names()).toEqual(['Bello Amina', 'Eze Ngozi']);
    await user.click(screen.getByRole('combobox', { name: 'Exam' }));
    await user.click(await screen.findByRole('option', { name: 'Peace Education (PED-2000)' }));
    expect(names()).toEqual(['Eze Ngozi']);
    expect(screen.getByRole('button', { name: '1 sitting' })).toBeVisible();
  });

  it('has an empty state', async () => {
    fakeApi(snapshotOf());
    renderAdmin('/admin/monitor', 'ADMIN');
    expect(await screen.findByRole('heading', { name: 'Nobody sits an exam now' })).toBeVisible();
  });

  it('shows the error and retries on request', async () => {
    const answers = [
      { status: 503, body: { code: 'OVERLOADED', message: 'Too many people watch' } },
      snapshotOf(BELLO)['GET exams/monitor'] as object,
    ];
    fakeApi({ 'GET exams/monitor': () => answers.shift() ?? { status: 503 } });
    const { user } = renderAdmin('/admin/monitor', 'ADMIN');

    expect(await screen.findByText('Too many people watch')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Bello Amina' })).toBeVisible();
  });

  it('ends the session when the token is refused', async () => {
    fakeApi({ 'GET exams/monitor': { status: 401, body: { code: 'UNAUTHORIZED', message: 'Sign in' } } });
    const { store } = renderAdmin('/admin/monitor', 'ADMIN');
    await waitFor(() => expect(store.getState().session.ended).toBe('expired'));
  });

  it('closes an exam with a reason', async () => {
    const call = `POST exams/attempts/${BELLO.attempt}/close`;
    const seen = fakeApi({ ...snapshotOf(BELLO), [call]: { body: {} } });
    const { user } = renderAdmin('/admin/monitor', 'ADMIN');

    await user.click(await screen.findByRole('button', { name: 'Close the exam of Bello Amina' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Close the exam of Bello Amina?' }));
    expect(dialog.getByText(/12 of 40 answered/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close exam' }));
    expect(dialog.getByText('Give the reason in a few words')).toBeVisible();
    expect(seen.map((made) => made.call)).not.toContain(call);

    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), ' Caught with notes ');
    await user.click(dialog.getByRole('button', { name: 'Close exam' }));
    expect(await screen.findByText('Exam closed Succesfully')).toBeVisible();
    expect(seen.find((made) => made.call === call)?.body).toEqual({ reason: 'Caught with notes' });
  });

  it('keeps the focus in the table when the exam of the focused row has ended', async () => {
    const [snapshot, gone] = [
      snapshotOf(BELLO, EZE),
      { serverTime: NOW, added: [], changed: [], gone: [EZE.attempt] },
    ];
    const { events } = snapshot['GET exams/monitor'] as { events: string };
    let send: (text: string) => void = () => undefined;
    fakeApi({ 'GET exams/monitor': { events, onOpen: (sendMore) => (send = sendMore) } });
    const { user } = renderAdmin('/admin/monitor', 'ADMIN');

    await screen.findByRole('link', { name: 'Eze Ngozi' });
    act(() => screen.getByRole('button', { name: 'Close the exam of Eze Ngozi' }).focus());
    send(`event: change\ndata: ${JSON.stringify(gone)}\n\n`);
    await waitFor(() => expect(names()).toEqual(['Bello Amina']), { timeout: 5000 });
    await waitFor(() => expect(screen.getByRole('table')).toHaveFocus());
    await user.tab();
    expect(screen.getByRole('link', { name: 'Bello Amina' })).toHaveFocus();
  });

  it('shows why closing was refused and keeps the reason', async () => {
    fakeApi({
      ...snapshotOf(BELLO),
      [`POST exams/attempts/${BELLO.attempt}/close`]: {
        status: 409,
        body: { code: 'ATTEMPT_CLOSED', message: 'This attempt has ended already' },
      },
    });
    const { user } = renderAdmin('/admin/monitor', 'ADMIN');

    await user.click(await screen.findByRole('button', { name: 'Close the exam of Bello Amina' }));
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Left the hall');
    await user.click(screen.getByRole('button', { name: 'Close exam' }));
    expect(await screen.findByText('This attempt has ended already')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Left the hall');
  });

  it('changes the extra time, starting from the current value', async () => {
    const call = `PATCH exams/studentExam/${BELLO.assignment}`;
    const running = anAssignment({
      extraTime: 10,
      attempt: { _id: BELLO.attempt, deadline: BELLO.deadline },
    });
    const seen = fakeApi({
      ...snapshotOf(BELLO),
      [`GET exams/studentExamByStudentId/${BELLO.student._id}`]: { body: [running] },
      [call]: { body: running },
    });
    const { user } = renderAdmin('/admin/monitor', 'ADMIN');

    await user.click(await screen.findByRole('button', { name: 'Extra time for Bello Amina' }));
    const minutes = await screen.findByRole('textbox', { name: 'Extra time in minutes' });
    expect(minutes).toHaveValue('10');
    expect(screen.getByText(/takes effect with the candidate's next save/)).toBeVisible();
    await user.clear(minutes);
    await user.type(minutes, '25');
    expect(screen.getByText(/85 minutes to write in all/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Exam updated Succesfully')).toBeVisible();
    expect(seen.find((made) => made.call === call)?.body).toEqual({ extraTime: 25 });
  });

  it('reports an exam that is no longer assigned', async () => {
    fakeApi(snapshotOf(BELLO));
    const { user } = renderAdmin('/admin/monitor', 'ADMIN');
    await user.click(await screen.findByRole('button', { name: 'Extra time for Bello Amina' }));
    expect(await screen.findByText('This exam is no longer assigned to the candidate.')).toBeVisible();
  });
});
