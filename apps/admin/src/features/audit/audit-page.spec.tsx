import { chooseOption, fill, press } from '@concord/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';
import { aFullExam, anAuditRecord } from '../../testing/records';

const LIST = 'GET admin/audit';
const open = (path: string, role?: 'ADMIN') => {
  const { made } = openAdmin(path, { [LIST]: { body: [anAuditRecord()], total: 40 } }, role);
  return {
    made,
    expectQuery: (query: string) => expect(made(LIST).at(-1)?.search.toString()).toBe(query),
  };
};
const SENTENCE = 'halima changed the duration of the exam “Mediation”';

describe('AuditPage', () => {
  it('shows records as sentences, and changes side by side', async () => {
    open('/admin/audit');
    await press(`Details: ${SENTENCE}`);
    const dialog = within(await screen.findByRole('dialog', { name: SENTENCE }));
    const row = within(dialog.getByRole('table')).getByText('duration').closest('tr');
    expect(row).toHaveTextContent('duration3060');
    expect(dialog.queryByText('exam code')).not.toBeInTheDocument();
    expect(dialog.getByText('10.1.2.3')).toBeVisible();
  });

  it('filters from the first page, and keeps the filters in the address', async () => {
    const { expectQuery } = open('/admin/audit?page=3');
    await screen.findByText('halima');
    await press('Filters');
    await chooseOption(/About/, 'Exams');
    await waitFor(() => expectQuery('page=1&pageSize=10&entity=exam'));
    await fill('Search the audit log', 'ola');
    await waitFor(() => expectQuery('page=1&pageSize=10&search=ola&entity=exam'));
    expect(window.location.search).toBe('?entity=exam&search=ola');
    await press('Clear all');
    await waitFor(() => expectQuery('page=1&pageSize=10&search=ola'));
  });

  it('reads days from their start to their end, and ignores invalid days', async () => {
    const { made } = open('/admin/audit?from=2026-01-05&to=2026-01-05&actor=64b000000000000000000001');
    const asked = await waitFor(() => {
      const [first] = made(LIST);
      if (!first) throw new Error('nothing was asked');
      return first.search;
    });
    const [from, to] = ['from', 'to'].map((name) => Date.parse(asked.get(name) ?? ''));
    expect(Number(to) - Number(from)).toBe(24 * 60 * 60_000);
    expect(await screen.findByRole('button', { name: 'Remove the filter By: halima' })).toBeVisible();
  });

  it('names the record of a link, and offers the accounts of staff', async () => {
    const staff = [{ _id: '64b000000000000000000009', username: 'ola', role: 'ADMIN' }];
    const { made } = openAdmin('/admin/audit?id=e1', {
      [LIST]: { body: [anAuditRecord({ id: 'e1', label: 'Mediation' })] },
      'GET admin': { body: staff },
    });
    expect(await screen.findByRole('button', { name: 'Remove the filter Record: Mediation' })).toBeVisible();
    await press('Filters (1)');
    await chooseOption(/By/, 'ola');
    await waitFor(() => expect(made(LIST).at(-1)?.search.get('actor')).toBe('64b000000000000000000009'));
    expect(made(LIST).at(-1)?.search.get('id')).toBe('e1');
  });

  it('is not open to an ADMIN', async () => {
    const { made } = open('/admin/audit', 'ADMIN');
    expect(await screen.findByText('Not open to your account')).toBeVisible();
    expect(made(LIST)).toEqual([]);
  });
});

describe('RecordHistory', () => {
  it('lists the actions on the record, with a link to all', async () => {
    const exam = aFullExam();
    const { made } = openAdmin(`/admin/exams/${exam._id}?tab=history`, {
      [`GET exams/${exam._id}`]: { body: exam },
      [LIST]: { body: [anAuditRecord()], total: 31 },
    });
    expect(await screen.findByText(/changed the duration of the exam/)).toBeVisible();
    expect(made(LIST)[0]?.search.get('id')).toBe(exam._id);
    expect(screen.getByText('All 31 entries')).toHaveAttribute('href', `/admin/audit?id=${exam._id}`);
  });
});
