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

const hallOf = (...rows: MonitorRow[]): FakeRoutes => ({
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

  it('shows staff who sits, how far they are, whether they are heard of and the time left', async () => {
    fakeApi(hallOf(BELLO, EZE));
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

  it('finds candidates by name, exam and state, and orders them', async () => {
    fakeApi(hallOf(BELLO, EZE));
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

  it('says so when nobody sits an exam', async () => {
    fakeApi(hallOf());
    renderAdmin('/admin/monitor', 'ADMIN');
    expect(await screen.findByRole('heading', { name: 'Nobody sits an exam now' })).toBeVisible();
  });

  it('says what went wrong and tries again when asked to', async () => {
    const answers = [
      { status: 503, body: { code: 'OVERLOADED', message: 'Too many people watch' } },
      hallOf(BELLO)['GET exams/monitor'] as object,
    ];
    fakeApi({ 'GET exams/monitor': () => answers.shift() ?? { status: 503 } });
    const { user } = renderAdmin('/admin/monitor', 'ADMIN');

    expect(await screen.findByText('Too many people watch')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Bello Amina' })).toBeVisible();
  });

  it('ends the session when the server no longer accepts it', async () => {
    fakeApi({ 'GET exams/monitor': { status: 401, body: { code: 'UNAUTHORIZED', message: 'Sign in' } } });
    const { store } = renderAdmin('/admin/monitor', 'ADMIN');
    await waitFor(() => expect(store.getState().session.ended).toBe('expired'));
  });

  it('closes an exam by hand, with a reason', async () => {
    const call = `POST exams/attempts/${BELLO.attempt}/close`;
    const seen = fakeApi({ ...hallOf(BELLO), [call]: { body: {} } });
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

  it('keeps the keyboard in the table when the exam of its row has ended', async () => {
    const [snapshot, gone] = [
      hallOf(BELLO, EZE),
      { serverTime: NOW, added: [], changed: [], gone: [EZE.attempt] },
    ];
    const { events } = snapshot['GET exams/monitor'] as { events: string };
    let say: (words: string) => void = () => undefined;
    fakeApi({ 'GET exams/monitor': { events, onOpen: (tell) => (say = tell) } });
    const { user } = renderAdmin('/admin/monitor', 'ADMIN');

    await screen.findByRole('link', { name: 'Eze Ngozi' });
    act(() => screen.getByRole('button', { name: 'Close the exam of Eze Ngozi' }).focus());
    say(`event: change\ndata: ${JSON.stringify(gone)}\n\n`);
    await waitFor(() => expect(names()).toEqual(['Bello Amina']), { timeout: 5000 });
    await waitFor(() => expect(screen.getByRole('table')).toHaveFocus());
    await user.tab();
    expect(screen.getByRole('link', { name: 'Bello Amina' })).toHaveFocus();
  });

  it('shows the words of a refusal to close and keeps the reason', async () => {
    fakeApi({
      ...hallOf(BELLO),
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

  it('gives extra time on top of nothing forgotten: what was given before is shown', async () => {
    const call = `PATCH exams/studentExam/${BELLO.assignment}`;
    const running = anAssignment({
      extraTime: 10,
      attempt: { _id: BELLO.attempt, deadline: BELLO.deadline },
    });
    const seen = fakeApi({
      ...hallOf(BELLO),
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

  it('says so when the exam was taken from the candidate meanwhile', async () => {
    fakeApi(hallOf(BELLO));
    const { user } = renderAdmin('/admin/monitor', 'ADMIN');
    await user.click(await screen.findByRole('button', { name: 'Extra time for Bello Amina' }));
    expect(await screen.findByText('This exam is no longer assigned to the candidate.')).toBeVisible();
  });
});
