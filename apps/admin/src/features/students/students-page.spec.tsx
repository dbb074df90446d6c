import { chooseOption, type FakeRoutes, press, user } from '@concord/testing/browser';
import { aStudent } from '@concord/testing/records';
import { screen, waitFor } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';

const LIST = 'GET student';
const open = (path: string, list: FakeRoutes[string]) => {
  const { made, ...page } = openAdmin(path, { [LIST]: list }, 'ADMIN');
  const lastQuery = () => Object.fromEntries(made(LIST).at(-1)?.search ?? []);
  return { ...page, made, lastQuery };
};

describe('StudentsPage', () => {
  it('pages on the server by the total that it sends, and links to each profile', async () => {
    const { lastQuery } = open('/admin/students', { body: [aStudent()], total: 31 });
    expect(await screen.findByText('1–10 of 31')).toBeVisible();
    expect(screen.getByText('Nigeria')).toBeVisible();
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

  it('goes to the last page when the address names one that does not exist', async () => {
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

  it('lists archived students by a mark that stands in the address', async () => {
    const { lastQuery } = open('/admin/students?page=2', { body: [aStudent()], total: 11 });
    await press('Filters');
    await user.click(await screen.findByRole('checkbox', { name: 'Archived' }));
    await waitFor(() => expect(lastQuery()).toEqual({ page: '1', pageSize: '10', archived: 'true' }));
    await user.click(screen.getByRole('checkbox', { name: 'Archived' }));
    await waitFor(() => expect(lastQuery()).toEqual({ page: '1', pageSize: '10' }));
  });

  it('filters by what the address says, and lifts filters one by one or all at once', async () => {
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

  it('shows the columns that the address names, and others on request', async () => {
    open('/admin/students?columns=Phone,Fee', { body: [aStudent()] });
    await screen.findByText('Bello Amina');
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads()).toEqual(['Full name', 'Phone', 'Fee', 'Action']);
    await press('Columns');
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Fee' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Compact rows' }));
    expect(window.location.search).toBe('?columns=Phone');
    expect(window.localStorage.getItem('concord-density')).toBe('compact');
  });

  it('offers the way back where nothing matches', async () => {
    const { lastQuery } = open('/admin/students?state=Kano&search=x', ({ search }) => ({
      body: search.get('state') ? [] : [aStudent()],
    }));
    await press('Clear search and filters');
    expect(await screen.findByText('Bello Amina')).toBeVisible();
    expect(lastQuery()).toEqual({ page: '1', pageSize: '10' });
  });
});
