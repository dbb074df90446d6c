import { type FakeRoutes, findToast, press } from '@concord/testing/browser';
import { aStudent } from '@concord/testing/records';
import type { Role } from '@concord/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openAdmin } from '../../testing/open-admin';
import { aResult } from '../../testing/records';

const student = aStudent({
  documents: [{ name: 'waec.pdf', file: { url: '/api/media/files/waec?exp=1&sig=2', public_id: 'waec' } }],
});
const PRINT = 'POST media/documents';

const open = (routes: FakeRoutes = {}, role: Role = 'ADMIN') =>
  openAdmin(
    `/admin/students/${student._id}`,
    { [`GET student/${student._id}`]: { body: student }, ...routes },
    role,
  );

describe('StudentPage', () => {
  it('shows the profile, the passport and the documents as links', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Bello Amina' })).toBeVisible();
    expect(screen.getByAltText('Passport of Bello Amina')).toHaveAttribute(
      'src',
      '/api/media/files/passport?exp=1&sig=2',
    );
    expect(screen.getByText('waec.pdf')).toHaveAttribute('href', '/api/media/files/waec?exp=1&sig=2');
    expect(screen.getByText('12/04/1990')).toBeVisible();
  });

  it('loads a tab when it is opened, also by keyboard, and keeps it in the URL', async () => {
    const { made } = open({ 'GET result': { body: [aResult('Calm')] } }, 'SUPER_ADMIN');
    // The menu counts all results.
    const asked = () =>
      made('GET result')
        .map(({ search }) => search.get('student'))
        .filter(Boolean);
    const tab = await screen.findByRole('tab', { name: 'Profile', selected: true });
    expect(asked()).toEqual([]);
    tab.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Results' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('link', { name: 'Mediation' })).toHaveAttribute(
      'href',
      `/admin/student-result/${aResult(null)._id}`,
    );
    expect(asked()).toEqual([student._id]);
    expect(window.location.search).toBe('?tab=results');
    expect(screen.getByRole('tabpanel', { name: 'Results' })).toBeVisible();
  });

  it('has neither results nor history for an ADMIN, and folds empty fields', async () => {
    open({ [`GET student/${student._id}`]: { body: aStudent({ gender: null, title: null }) } });
    expect(await screen.findByText(/^Not given: Title.* and /)).toBeVisible();
    const names = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(names).toEqual(['Profile', 'Exams', 'Certificates', 'E-mails']);
  });

  const SCANS = `GET media/students/${student._id}/scans`;

  it('offers a document awaiting its malware scan as a download, with a note', async () => {
    const url = '/api/media/files/unscanned-waec?exp=1&sig=3';
    open({ [SCANS]: { body: [{ public_id: 'waec', scan: 'pending', url }] } });
    expect(await screen.findByText(/Not yet scanned for malware/)).toBeVisible();
    expect(screen.getByText('waec.pdf')).toHaveAttribute('href', url);
  });

  it('shows the finding instead of an infected file', async () => {
    const finding = 'Eicar-Test-Signature';
    const infected = (public_id: string) => ({ public_id, scan: 'infected', finding });
    open({ [SCANS]: { body: [infected('passport'), infected('waec')] } });
    expect(await screen.findByText(`waec.pdf blocked because of ${finding}`)).toBeVisible();
    expect(screen.getByText(`Passport blocked because of ${finding}`)).toBeVisible();
    expect(screen.queryByRole('link', { name: /waec/ })).toBeNull();
    expect(screen.queryByAltText('Passport of Bello Amina')).toBeNull();
  });

  it('shows files as before if a service of the previous version knows no scans', async () => {
    open({ [SCANS]: { status: 404, body: { code: 'NOT_FOUND', message: 'x' } } });
    expect(await screen.findByText('waec.pdf')).toHaveAttribute('href', student.documents[0]?.file.url);
    expect(screen.queryByText(/malware/)).toBeNull();
  });

  it('reveals the serial to a super administrator, and to no ADMIN', async () => {
    const call = `POST student/${student._id}/reveal-serial`;
    open({ [call]: { body: { serial: 'WXYZ-WXYZ-WXYZ-WXYZ' } } }, 'SUPER_ADMIN');
    await press(`Reveal ${student.serialNumber}`);
    expect(await screen.findByText('WXYZ-WXYZ-WXYZ-WXYZ')).toBeVisible();
  });

  const REMOVE = `DELETE student/${student._id}`;
  const RESTORE = `POST student/${student._id}/restore`;
  const giveReason = async (button: string, reason: string) => {
    const dialog = within(await screen.findByRole('dialog'));
    if (reason) await userEvent.type(dialog.getByLabelText(/Reason/), reason);
    await userEvent.click(dialog.getByRole('button', { name: button }));
    return dialog;
  };

  it('asks for the reason before archiving the student, and keeps it when refused', async () => {
    const answers = [{ status: 503, body: { code: 'UPSTREAM_UNAVAILABLE', message: 'Not now' } }];
    const { made } = open({ [REMOVE]: () => answers.shift() ?? { body: { _id: student._id } } });
    await press('Remove');
    const dialog = await giveReason('Archive', '');
    expect(dialog.getByText('Enter the reason in a few words')).toBeVisible();
    expect(made(REMOVE)).toEqual([]);
    await giveReason('Archive', 'Registered twice');
    await findToast('Not now');
    expect(dialog.getByLabelText(/Reason/)).toHaveValue('Registered twice');
    await giveReason('Archive', '');
    await findToast('Deleted Succesfully');
    expect(await screen.findByText('ALL STUDENTS')).toBeVisible();
    expect(made(REMOVE).at(-1)).toMatchObject({
      body: {
        mongoStudentId: student._id,
        cloudinaryPublicIds: ['passport', 'waec'],
        reason: 'Registered twice',
      },
    });
  });

  it('restores an archived student by Undo in the toast', async () => {
    // jsdom lacks it; the toast can be dragged.
    HTMLElement.prototype.setPointerCapture = () => undefined;
    const { made } = open({ [REMOVE]: { body: { _id: student._id } }, [RESTORE]: { body: student } });
    await press('Remove');
    await giveReason('Archive', 'Registered twice');
    await press('Undo');
    await findToast('Bello Amina has been restored');
    expect(made(RESTORE)).toMatchObject([{ body: { reason: 'Undone at once' } }]);
  });

  const archived = { at: '2026-11-22T10:00:00.000Z', by: 'halima', reason: 'Registered twice' };

  it('shows who archived a record and why, makes it read-only, and restores it', async () => {
    const answers = [{ body: { ...student, archived } }];
    const { made } = open({
      [`GET student/${student._id}`]: () => answers.shift() ?? { body: student },
      [RESTORE]: { body: student },
    });
    expect(await screen.findByText(/Archived by halima on .*: Registered twice/)).toBeVisible();
    for (const name of ['Print', 'Remove', 'Add Exam'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    await press('Restore');
    await giveReason('Restore', 'By mistake');
    await findToast('Student restored');
    expect(await screen.findByRole('button', { name: 'Remove' })).toBeVisible();
    expect(screen.queryByText(/Archived by/)).toBeNull();
    expect(made(RESTORE)).toMatchObject([{ body: { reason: 'By mistake' } }]);
  });

  it('offers neither the export nor the destruction of a record to an ADMIN', async () => {
    open();
    await screen.findByRole('button', { name: 'Remove' });
    for (const name of ['Export data', 'Destroy record'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('saves the data of the student as a file', async () => {
    const call = `GET student/${student._id}/export`;
    URL.createObjectURL = jest.fn(() => 'blob:data');
    URL.revokeObjectURL = jest.fn();
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { made } = open({ [call]: { body: {} } }, 'SUPER_ADMIN');
    await press('Export data');
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(saved.mock.contexts[0]).toMatchObject({
      href: 'blob:data',
      download: `personal-data-${student._id}.zip`,
    });
    expect(made(call)).toHaveLength(1);
    saved.mockRestore();
  });

  const PURGE = `POST student/${student._id}/purge`;
  const purgeForm = async (reason: string, surname: string) => {
    await press('Destroy record');
    const dialog = within(await screen.findByRole('dialog'));
    if (reason) await userEvent.type(dialog.getByLabelText(/Reason/), reason);
    if (surname) await userEvent.type(dialog.getByLabelText(/Surname/), surname);
    await userEvent.click(dialog.getByRole('button', { name: 'Destroy record' }));
    return dialog;
  };

  it('asks for the reason and the surname before destroying a record', async () => {
    const { made } = open({}, 'SUPER_ADMIN');
    const dialog = await purgeForm('', '');
    expect(dialog.getByText('Enter the reason in a few words')).toBeVisible();
    expect(dialog.getByText('Type the student’s surname')).toBeVisible();
    expect(made(PURGE)).toEqual([]);
  });

  it('destroys the record and goes back to the list', async () => {
    const { made } = open({ [PURGE]: { body: { _id: student._id } } }, 'SUPER_ADMIN');
    await purgeForm('Asked by mail', 'Bello');
    await findToast('Record destroyed');
    expect(await screen.findByText('ALL STUDENTS')).toBeVisible();
    expect(made(PURGE)).toMatchObject([{ body: { reason: 'Asked by mail', surname: 'Bello' } }]);
  });

  it('shows a wrong surname at its field, and why the record must be kept in the dialog', async () => {
    const message = 'This is not the surname in the record';
    const kept = 'A result from 5 January 2026 must be kept for 5 years';
    const answers = [
      { status: 400, body: { code: 'VALIDATION', message, issues: [{ path: 'surname', message }] } },
      { status: 409, body: { code: 'CONFLICT', message: kept } },
    ];
    open({ [PURGE]: () => answers.shift() ?? { status: 500 } }, 'SUPER_ADMIN');
    const dialog = await purgeForm('Asked by mail', 'Belo');
    expect(await dialog.findByText(message)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Destroy record' }));
    expect(await dialog.findByText(`${kept}.`)).toBeVisible();
    expect(dialog.getByLabelText(/Reason/)).toHaveValue('Asked by mail');
  });

  it('prints the registration form and saves the finished PDF', async () => {
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    const answers = [{ body: { status: 'working', progress: 40 } }];
    const { made } = open({
      [PRINT]: { status: 202, body: { jobId: 'job-1' } },
      'GET media/documents/job-1': () =>
        answers.shift() ?? { body: { status: 'done', progress: 100, url: 'media/files/form?exp=1&sig=2' } },
    });
    await press('Print');
    expect(await screen.findByText('Registration form: your PDF is ready')).toBeVisible();
    const [link] = saved.mock.contexts as HTMLAnchorElement[];
    expect(link?.getAttribute('href')).toBe('/api/media/files/form?exp=1&sig=2');
    saved.mockRestore();
    expect(made(PRINT)).toMatchObject([{ body: { kind: 'registration-form', id: student._id } }]);
  });

  it('reports a printout that failed', async () => {
    open({
      [PRINT]: { status: 202, body: { jobId: 'job-2' } },
      'GET media/documents/job-2': { body: { status: 'failed', progress: 0 } },
    });
    await press('Print');
    expect(await screen.findByText(/There was an error generating your print out/)).toBeVisible();
  });
});
