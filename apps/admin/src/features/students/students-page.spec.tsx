import { aStudent } from '@concord/testing/records';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api';
import { renderAdmin } from '../../testing/render-admin';

const table = () => screen.findByRole('table', { name: 'Students' });

describe('StudentsPage', () => {
  it('lists students with a View link to each profile', async () => {
    fakeApi({ 'GET student': { body: [aStudent()] } });
    renderAdmin('/admin/students', 'ADMIN');

    expect(await screen.findByRole('heading', { name: 'ALL STUDENTS' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'View Bello Amina' })).toHaveAttribute(
      'href',
      '/admin/students/64a000000000000000000001',
    );
    expect(within(await table()).getByText('Nigeria')).toBeVisible();
  });

  it('has an empty state', async () => {
    fakeApi({});
    renderAdmin('/admin/students', 'ADMIN');
    expect(await screen.findByText('No Result Found')).toBeVisible();
  });

  it('pages on the server by the total that it sends', async () => {
    const seen = fakeApi({ 'GET student': { body: [aStudent()], total: 31 } });
    const { user } = renderAdmin('/admin/students', 'ADMIN');

    expect(await screen.findByText('1–10 of 31')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go to next page' }));
    expect(await screen.findByText('11–20 of 31')).toBeVisible();
    const last = seen.filter(({ call }) => call === 'GET student').at(-1);
    expect(Object.fromEntries(last?.search ?? [])).toEqual({ page: '2', pageSize: '10' });
  });

  it('searches on the server after the debounce, from the first page', async () => {
    const seen = fakeApi({ 'GET student': { body: [aStudent()], total: 31 } });
    const { user } = renderAdmin('/admin/students?page=3', 'ADMIN');

    await user.type(await screen.findByRole('searchbox', { name: 'Search students' }), ' amina ');
    await waitFor(() => {
      const last = seen.filter(({ call }) => call === 'GET student').at(-1);
      expect(Object.fromEntries(last?.search ?? [])).toEqual({ page: '1', pageSize: '10', search: 'amina' });
    });
    expect(seen.filter(({ search }) => search.get('search'))).toHaveLength(1);
  });

  it('goes to the last page when the address names one that does not exist', async () => {
    fakeApi({
      'GET student': ({ search }) => ({ body: search.get('page') === '2' ? [aStudent()] : [], total: 11 }),
    });
    renderAdmin('/admin/students?page=99999999999', 'ADMIN');
    expect(await screen.findByText('11–11 of 11')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Bello Amina' })).toBeVisible();
  });

  it('shows the error and retries', async () => {
    let refused = true;
    fakeApi({
      'GET student': () =>
        refused
          ? { status: 400, body: { code: 'VALIDATION', message: 'Search for less' } }
          : { body: [aStudent()] },
    });
    const { user } = renderAdmin('/admin/students', 'ADMIN');

    expect(await screen.findByText('Search for less')).toBeVisible();
    refused = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Bello Amina' })).toBeVisible();
  });
});
