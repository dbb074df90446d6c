import type { Hall, HallCandidate } from '@concord/contracts';
import { chooseOption, type FakeRoutes, fill, findToast, press, user } from '@concord/testing/browser';
import { screen, within } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';

const HALL: Hall = {
  _id: '65b000000000000000000001',
  name: 'Kano morning',
  room: 'Hall A',
  startsAt: '2026-11-21T08:00:00.000Z',
  invigilators: ['Ada Obi'],
  exams: [{ _id: '64c000000000000000000001', examName: 'Mediation', examCode: 'MED-1' }],
  students: 1,
  revision: 3,
  createdAt: '2026-11-20T08:00:00.000Z',
  createdBy: { _id: '64a000000000000000000009', username: 'halima' },
};
const CANDIDATE: HallCandidate = {
  student: '64a000000000000000000001',
  surname: 'Bello',
  firstName: 'Amina',
  middleName: null,
  exams: [
    {
      exam: '64c000000000000000000001',
      state: 'open',
      assignment: '64d000000000000000000001',
      attempt: '64e000000000000000000001',
    },
  ],
};
const PATH = `exams/halls/${HALL._id}`;
const ROUTES = {
  [`GET ${PATH}`]: { body: HALL },
  [`GET ${PATH}/candidates`]: { body: [CANDIDATE] },
};

describe('the list of hall sessions', () => {
  it('tells how each stands, and is filtered by it', async () => {
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const halls: Hall[] = [
      { ...HALL, _id: '65b000000000000000000002', name: 'Now', startsAt: at(-1) },
      { ...HALL, _id: '65b000000000000000000003', name: 'Soon', startsAt: at(1) },
      { ...HALL, _id: '65b000000000000000000004', name: 'Over', startsAt: at(-2), endedAt: at(-1) },
    ];
    const { made } = openAdmin('/admin/halls?state=now', { 'GET exams/halls': { body: halls } });
    const table = within(await screen.findByRole('table', { name: 'Hall sessions' }));
    await table.findByRole('link', { name: 'Now' });
    for (const state of ['In progress', 'Upcoming', 'Ended']) expect(table.getByText(state)).toBeVisible();
    expect(made('GET exams/halls').at(-1)?.search.get('state')).toBe('now');
    expect(screen.getByText('State: In progress')).toBeVisible();
  });
});

describe('the hall sessions', () => {
  it('show how the exams of each stand, and pause one alone', async () => {
    const call = 'POST exams/attempts/64e000000000000000000001/pause';
    const { made } = openAdmin(`/admin/halls/${HALL._id}`, { ...ROUTES, [call]: { body: {} } });
    const row = within(await screen.findByRole('table', { name: 'Candidates of the session' }));
    expect(await row.findByText('In progress')).toBeVisible();
    await user.click(row.getByRole('button', { name: 'Pause the exam of Bello Amina' }));
    await fill(/Reason/, 'Feels unwell');
    await press('Pause');
    await findToast('The exam of Bello Amina is paused');
    expect(made(call)).toMatchObject([{ body: { reason: 'Feels unwell' } }]);
  });

  it('show those who sit first, and are filtered by state', async () => {
    const of = (student: string, surname: string, state: HallCandidate['exams'][number]['state']) => ({
      ...CANDIDATE,
      student,
      surname,
      exams: CANDIDATE.exams.map((exam) => ({ ...exam, state })),
    });
    const all = [of('1', 'Abe', 'waiting'), of('2', 'Bako', 'submitted'), of('3', 'Cole', 'open')];
    openAdmin(`/admin/halls/${HALL._id}`, { ...ROUTES, [`GET ${PATH}/candidates`]: { body: all } });
    const table = within(await screen.findByRole('table', { name: 'Candidates of the session' }));
    await table.findByRole('link', { name: 'Abe Amina' });
    const names = () => table.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names()).toEqual(['Cole Amina', 'Abe Amina', 'Bako Amina']);
    await chooseOption('State', 'Submitted');
    expect(names()).toEqual(['Bako Amina']);
  });

  it.each(['ADMIN', 'SUPER_ADMIN'] as const)('show the access code to %s, and a new one', async (role) => {
    const [exam] = HALL.exams;
    const entry = `exams/${exam?._id}/entry`;
    const body = { exam: { ...exam, duration: 30, totalQuestions: 4 }, opensAt: null, codeSince: null };
    const make = `POST ${entry}/code`;
    const { made } = openAdmin(
      `/admin/halls/${HALL._id}`,
      {
        ...ROUTES,
        [`GET ${entry}`]: { body: { ...body, code: 'K7MPQ2' } },
        [make]: { body: { ...body, code: 'NEW234' } },
      },
      role,
    );
    await user.click(await screen.findByRole('tab', { name: 'Plan' }));
    await press('Show the access code of Mediation (MED-1)');
    const dialog = within(await screen.findByRole('dialog', { name: 'Access code for Mediation' }));
    expect(await dialog.findByText('K7MPQ2')).toBeVisible();
    await press('New code');
    await findToast('New access code created');
    expect(made(make)).toHaveLength(1);
  });

  it('say how each applicant stands, and name who is left out of a change', async () => {
    const change = `PATCH ${PATH}`;
    const left = [{ student: '64a000000000000000000002', code: 'REJECTED', name: 'Danjuma Ladi' }];
    const { made } = openAdmin(`/admin/halls/${HALL._id}`, {
      ...ROUTES,
      [`GET ${PATH}/candidates`]: { body: [{ ...CANDIDATE, status: 'rejected' }] },
      'GET exams': { body: HALL.exams },
      [change]: { body: { ...HALL, students: 2, left } },
      'POST exams/halls/check': { body: { added: 1, undecided: 2, left } },
    });
    expect(await screen.findByText('Rejected')).toBeVisible();
    await user.click(await screen.findByRole('tab', { name: 'Plan' }));
    await press('Edit session');
    await chooseOption('Add candidates', 'Everyone who is assigned one of these exams');
    const undecided = await screen.findByLabelText('Include applicants who are not decided yet (2)');
    expect(screen.getByText('1 student will be added. Left out: 1 was rejected.')).toBeVisible();
    await user.click(undecided);
    await press('Save changes');
    expect((await screen.findByText('Danjuma Ladi')).closest('li')).toHaveTextContent(
      'Danjuma Ladi was rejected',
    );
    expect(screen.getByText('1 student was left out. The session has 2 candidates.')).toBeVisible();
    expect(made(change)[0]?.body).toMatchObject({ assigned: true, acceptedOnly: true });
  });

  it('are paused for a reason', async () => {
    const routes: FakeRoutes = { ...ROUTES, [`POST ${PATH}/pause`]: { body: { hall: HALL, changed: 1 } } };
    const { made } = openAdmin(`/admin/halls/${HALL._id}`, routes);
    await press('Pause the session');
    await fill(/Reason/, 'Fire alarm');
    const pause = { at: HALL.startsAt, by: HALL.createdBy, reason: 'Fire alarm' };
    routes[`GET ${PATH}`] = { body: { ...HALL, pause } };
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Pause the session' }));
    await findToast('1 candidate paused');
    expect(made(`POST ${PATH}/pause`)).toMatchObject([{ body: { reason: 'Fire alarm' } }]);
    expect(await screen.findByText('This session is paused')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Resume the session' })).toBeVisible();
  });

  it('get more time, after it was counted', async () => {
    const call = `POST ${PATH}/extra-time`;
    const { made } = openAdmin(`/admin/halls/${HALL._id}`, {
      ...ROUTES,
      [call]: { status: 202, body: { count: 12, tasks: [] } },
    });
    await press('More time for all');
    await screen.findByText('12 exams in this session will get more time');
    await fill(/Minutes to add/, '15');
    await press('Give more time');
    await findToast('Adding 15 minutes. This takes a few seconds.');
    expect(made(call).map(({ body }) => body)).toEqual([
      { minutes: 1, dryRun: true },
      { minutes: 15, count: 12 },
    ]);
  });
});
