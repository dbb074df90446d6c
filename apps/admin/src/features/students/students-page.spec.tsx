import { chooseOption, type FakeRoutes, findToast, press, user } from '@concord/testing/browser';
import { aStudent } from '@concord/testing/records';
import { screen, waitFor } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';
import { anExam, aTask } from '../../testing/records';

const LIST = 'GET student';
const open = (path: string, list: FakeRoutes[string]) => {
  const { made, ...page } = openAdmin(path, { [LIST]: list }, 'ADMIN');
  const lastQuery = () => Object.fromEntries(made(LIST).at(-1)?.search ?? []);
  return { ...page, made, lastQuery };
};

describe('StudentsPage', () => {
  it("uses the server's pages and total, and links to each profile", async () => {
    const { lastQuery } = open('/admin/students', { body: [aStudent()], total: 31 });
    expect(await screen.findByText('1–10 of 31')).toBeVisible();
    expect(screen.getByText('Kano')).toBeVisible();
    expect(screen.getByLabelText('View Bello Amina')).toHaveAttribute(
      'href',
      `/admin/students/${aStudent()._id}`,
    );
    await press('Go to next page');
    expect(await screen.findByText('11–20 of 31')).toBeVisible();
    expect(lastQuery()).toEqual({ page: '2', pageSize: '10' });
  });

  it('searches on the server after the debounce or Enter, from the first page', async () => {
    const { made, lastQuery } = open('/admin/students?page=3', { body: [aStudent()], total: 31 });
    const field = await screen.findByLabelText('Search students');
    await user.type(field, ' amina ');
    await waitFor(() => expect(lastQuery()).toEqual({ page: '1', pageSize: '10', search: 'amina' }));
    expect(made(LIST).filter(({ search }) => search.get('search'))).toHaveLength(1);
    await user.type(field, 'b{Enter}');
    await waitFor(() => expect(lastQuery()).toMatchObject({ search: 'amina b' }));
  });

  it('opens the last page if the URL has one that does not exist', async () => {
    open('/admin/students?page=99999999999', ({ search }) => ({
      body: search.get('page') === '2' ? [aStudent()] : [],
      total: 11,
    }));
    expect(await screen.findByText('11–11 of 11')).toBeVisible();
    expect(await screen.findByText('Bello Amina')).toBeVisible();
  });

  it('shows the error and retries', async () => {
    const answers = [{ status: 400, body: { code: 'VALIDATION', message: 'Search for less' } }];
    open('/admin/students', () => answers.shift() ?? { body: [aStudent()] });
    expect(await screen.findByText('Search for less')).toBeVisible();
    await press('Retry');
    expect(await screen.findByText('Bello Amina')).toBeVisible();
  });

  it('lists archived students by a filter in the URL', async () => {
    const { lastQuery } = open('/admin/students?page=2', { body: [aStudent()], total: 11 });
    await press('Filters');
    await user.click(await screen.findByRole('checkbox', { name: 'Archived' }));
    await waitFor(() => expect(lastQuery()).toEqual({ page: '1', pageSize: '10', archived: 'true' }));
    await user.click(screen.getByRole('checkbox', { name: 'Archived' }));
    await waitFor(() => expect(lastQuery()).toEqual({ page: '1', pageSize: '10' }));
  });

  it('filters by the URL, and removes filters singly or all at once', async () => {
    const address = '/admin/students?state=Kano&payment=USSD&cadre=Emperor&page=2';
    const { lastQuery } = open(address, { body: [aStudent()], total: 40 });
    await screen.findByText('11–20 of 40');
    const paging = { page: '1', pageSize: '10' };
    expect(lastQuery()).toEqual({ ...paging, page: '2', state: 'Kano', payment: 'USSD' });
    await press('Remove the filter State: Kano');
    await waitFor(() => expect(lastQuery()).toEqual({ ...paging, payment: 'USSD' }));
    await press('Filters (1)');
    await chooseOption(/Route/, 'NYSC Scheme');
    await waitFor(() => expect(lastQuery()).toEqual({ ...paging, payment: 'USSD', route: 'NYSC Scheme' }));
    await press('Clear all');
    await waitFor(() => expect(lastQuery()).toEqual(paging));
  });

  it('sorts by a column, and back', async () => {
    const { lastQuery } = open('/admin/students', { body: [aStudent()] });
    await screen.findByText('Bello Amina');
    const head = screen.getByRole('columnheader', { name: 'Full name' });
    await press('Full name');
    await waitFor(() => expect(lastQuery()).toMatchObject({ sort: 'surname' }));
    expect(head).toHaveAttribute('aria-sort', 'ascending');
    await press('Full name');
    await waitFor(() => expect(lastQuery()).toMatchObject({ sort: '-surname' }));
    expect(head).toHaveAttribute('aria-sort', 'descending');
  });

  it('shows the columns of the URL, and others on request', async () => {
    open('/admin/students?columns=Phone,Fee', { body: [aStudent()] });
    await screen.findByText('Bello Amina');
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads()).toEqual(['', 'Full name', 'Phone', 'Fee', 'Action']);
    await press('Columns');
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Fee' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Compact rows' }));
    expect(window.location.search).toBe('?columns=Phone');
    expect(window.localStorage.getItem('concord-density')).toBe('compact');
  });

  const MANY = 'POST student/archive-many';
  const UNDO = 'POST student/restore-many';
  const archiveChosen = async () => {
    await press('Archive');
    await user.type(await screen.findByLabelText(/Reason/), 'Registered twice');
    await press(/^Archive \d/);
  };

  it('archives the selected students, shows who was skipped, and undoes it', async () => {
    // jsdom lacks it; the toast can be dragged.
    HTMLElement.prototype.setPointerCapture = () => undefined;
    const [first, second] = [aStudent(), aStudent({ _id: '64a000000000000000000002', surname: 'Sani' })];
    const refused = [{ _id: second._id, name: 'Sani Amina', reason: 'Already archived' }];
    const { made } = openAdmin('/admin/students', {
      [LIST]: { body: [first, second], total: 412 },
      [MANY]: { body: { batch: 'b1', done: 1, refused } },
      [UNDO]: { body: { batch: 'b1', done: 1, refused: [] } },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Bello Amina' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(screen.getByRole('group', { name: 'Selected rows' })).toHaveTextContent('2 selected');
    await archiveChosen();
    expect(await screen.findByText('Sani Amina: Already archived')).toBeVisible();
    expect(made(MANY)).toMatchObject([
      { body: { ids: [first._id, second._id], count: 2, reason: 'Registered twice' } },
    ]);
    await press('Close');
    await press('Undo');
    await findToast('1 student restored');
    expect(made(UNDO)).toMatchObject([{ body: { batch: 'b1' } }]);
    expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull();
  });

  it('archives all matches by the filter, not by ids', async () => {
    const { made } = openAdmin('/admin/students?state=Kano&search=be', {
      [LIST]: { body: [aStudent()], total: 412 },
      [MANY]: { body: { batch: 'b1', done: 412, refused: [] } },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Bello Amina' }));
    await press('Select all 412 that match');
    await archiveChosen();
    await findToast('412 students archived');
    expect(made(MANY)).toMatchObject([{ body: { filter: { state: 'Kano', search: 'be' }, count: 412 } }]);
    expect(made(MANY)[0]?.body).not.toHaveProperty('ids');
  });

  const ASSIGN = 'POST exams/assignments/bulk';

  it('assigns an exam to all matches, after a count, with progress and the names of who was skipped', async () => {
    const exam = anExam();
    const skipped = [{ student: aStudent()._id, code: 'ALREADY_ASSIGNED' as const, name: 'Bello Amina' }];
    const outcome = { added: 411, skipped, again: 3 };
    const task = aTask('assignments-add');
    const states = [{ ...task, status: 'working', done: 250, total: 412 }];
    const { made } = openAdmin(`/admin/students?state=Kano&exam=${exam._id}`, {
      [LIST]: { body: [aStudent()], total: 412 },
      'GET exams': { body: [exam] },
      [ASSIGN]: ({ body }) => ({ body: (body as { dryRun?: true }).dryRun ? outcome : task }),
      [`GET exams/tasks/${task._id}`]: () => ({ body: states.shift() ?? aTask('assignments-add', outcome) }),
    });
    expect(await screen.findByText(/Select the students who should get Mediation/)).toBeVisible();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Bello Amina' }));
    await press('Select all 412 that match');
    await press('Assign an exam');
    expect(
      await screen.findByText(
        /^411 students will get the exam. Left out: 1 already has it. 3 of them have completed this exam before/,
      ),
    ).toBeVisible();
    await press('Assign to 411');
    expect(await screen.findByText('250 of 412')).toBeVisible();
    expect(await screen.findByText('411 students got the exam')).toBeVisible();
    expect(screen.getByText('1 student left out')).toBeVisible();
    const dueDate = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    expect(made(ASSIGN).map(({ body }) => body)).toEqual([
      { exam: exam._id, filter: { state: 'Kano' }, acceptedOnly: true, dryRun: true },
      { exam: exam._id, filter: { state: 'Kano' }, acceptedOnly: true, dueDate, count: 412 },
    ]);
  });

  const DECIDE = 'POST student/decide-many';

  it('decides on the selected by the review that was seen, sends no e-mail, and shows who was skipped', async () => {
    const review = { status: 'in-review', revision: 2, at: null, by: null, reason: null } as const;
    const other = aStudent({ _id: '64a000000000000000000002', surname: 'Sani', review });
    const refused = [
      { _id: other._id, name: 'Sani Amina', reason: 'Ola has already rejected this application' },
    ];
    const { made } = openAdmin('/admin/students', {
      [LIST]: { body: [aStudent(), other], total: 2 },
      [DECIDE]: { body: { batch: 'b1', done: 1, refused } },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await press('Decide');
    expect(await screen.findByText('2 applicants become Accepted. No e-mail will be sent.')).toBeVisible();
    await chooseOption(/New status/, 'Rejected');
    await press('Decide on 2');
    expect(await screen.findByText('Enter the reason in a few words')).toBeVisible();
    await user.type(screen.getByLabelText(/Reason/), 'Incomplete');
    await user.click(screen.getByRole('checkbox', { name: 'Tell each applicant by e-mail' }));
    expect(screen.getByText('2 applicants become Rejected. Each of them will get an e-mail.')).toBeVisible();
    await press('Decide on 2');
    expect(await screen.findByText('Sani Amina: Ola has already rejected this application')).toBeVisible();
    const chosen = [
      { _id: aStudent()._id, seen: 0 },
      { _id: other._id, seen: 2 },
    ];
    const body = { chosen, count: 2, decision: 'rejected', notify: true, reason: 'Incomplete' };
    expect(made(DECIDE)).toMatchObject([{ body }]);
    await press('Close');
    await findToast('Rejected: 1 applicant');
  });

  it('decides on all matches by the filter, without a reason or an e-mail', async () => {
    const { made } = openAdmin('/admin/students?status=new', {
      [LIST]: { body: [aStudent()], total: 412 },
      [DECIDE]: { body: { batch: 'b1', done: 412, refused: [] } },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Bello Amina' }));
    await press('Select all 412 that match');
    await press('Decide');
    await press('Decide on 412');
    await findToast('Accepted: 412 applicants');
    const body = { filter: { status: 'new' }, count: 412, decision: 'accepted', notify: false };
    expect(made(DECIDE)).toMatchObject([{ body }]);
  });

  const VIEWS = 'GET admin/views';
  const north = { _id: '66a000000000000000000001', name: 'North', query: 'state=Kano', isDefault: true };

  it('opens with the default view, and a cleared list stays clear', async () => {
    const { made } = openAdmin('/admin/students', {
      [LIST]: { body: [aStudent()] },
      [VIEWS]: { body: [north] },
    });
    await press('Remove the filter State: Kano');
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(await screen.findByRole('button', { name: 'Views' })).toBeVisible();
    expect(made(VIEWS)[0]?.search.get('list')).toBe('students');
    await press('Views');
    await user.click(screen.getByRole('menuitemradio', { name: 'North' }));
    await waitFor(() => expect(window.location.search).toBe('?state=Kano'));
    expect(await screen.findByRole('button', { name: 'View: North' })).toBeVisible();
  });

  it('saves a view without its page, and keeps the name when refused', async () => {
    const call = 'POST admin/views';
    const taken = {
      status: 409,
      body: { code: 'CONFLICT', message: 'You already have a view with this name' },
    };
    const { made } = openAdmin('/admin/students?state=Kano&page=2', {
      [LIST]: { body: [aStudent()], total: 31 },
      [call]: taken,
    });
    await press('Views');
    await user.click(screen.getByRole('menuitem', { name: 'Save view…' }));
    await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'North');
    await press('Save');
    await findToast('You already have a view with this name');
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('North');
    expect(made(call)).toMatchObject([
      { body: { list: 'students', name: 'North', query: 'state=Kano', isDefault: false } },
    ]);
  });

  it('shows that nothing matches, and offers to clear the filters', async () => {
    const { lastQuery } = open('/admin/students?state=Kano&search=x', ({ search }) => ({
      body: search.get('state') ? [] : [aStudent()],
    }));
    expect(await screen.findByText('0 found')).toHaveAttribute('role', 'status');
    await press('Clear search and filters');
    expect(await screen.findByText('Bello Amina')).toBeVisible();
    expect(lastQuery()).toEqual({ page: '1', pageSize: '10' });
  });
});
