import type { MemberRequest } from '@concord/contracts';
import { fill, findToast, press } from '@concord/testing/browser';
import { screen, within } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';

const correction: MemberRequest = {
  _id: '64b0000000000000000000e1',
  member: '64b0000000000000000000a1',
  number: 'CIPCM-000007',
  name: 'Okafor Ada',
  kind: 'profile',
  state: 'open',
  reason: 'I married in May',
  at: '2026-11-20T09:00:00.000Z',
  corrections: [
    { field: 'surname', before: 'Okafor', after: 'Bello' },
    { field: 'dob', before: '1980-02-29', after: null },
  ],
  files: [
    { public_id: 'a'.repeat(32), name: 'marriage.pdf', type: 'application/pdf', url: '/api/media/files/x' },
  ],
};
const bare = { ...correction, corrections: undefined, files: [] };
const LIST = 'GET member-requests';
const DECIDE = `POST member-requests/${correction._id}/decide`;
const open = (request: MemberRequest = correction, decided: object = { body: request }, tab = '') =>
  openAdmin(`/admin/member-requests${tab}`, { [LIST]: { body: [request], total: 1 }, [DECIDE]: decided });

describe('MemberRequestsPage', () => {
  it('shows the old and the new values with the document, and accepts them', async () => {
    const { made } = open();
    const row = await screen.findByRole('row', { name: /CIPCM-000007/ });
    const [surname, birth] = within(within(row).getByRole('list', { name: 'Corrections' })).getAllByRole(
      'listitem',
    );
    expect(surname).toHaveTextContent('Surname: Okafor → Bello');
    expect(birth).toHaveTextContent(/^Date of birth: .*1980.* → -$/);
    expect(within(row).getByRole('link', { name: 'marriage.pdf' })).toHaveAttribute(
      'href',
      expect.stringContaining('/api/media/files/x'),
    );
    expect(made(LIST).some(({ search }) => search.get('state') === 'open')).toBe(true);
    await press('Accept the request of Okafor Ada');
    expect(await screen.findByText(/gets the new values/)).toBeVisible();
    await press('Accept');
    await findToast('Request accepted');
    expect(made(DECIDE)[0]?.body).toEqual({ decision: 'accepted' });
  });

  it('refuses with a reason that the member reads', async () => {
    const { made } = open();
    await press('Refuse the request of Okafor Ada');
    await fill(/Reason/, 'The document is unreadable');
    await press('Refuse');
    await findToast('Request refused');
    expect(made(DECIDE)[0]?.body).toEqual({ decision: 'refused', reason: 'The document is unreadable' });
  });

  it('keeps the dialog open when the server refuses', async () => {
    const message = '2 of 2 charges are still open. Divide the transfer among the people first';
    const line = { name: 'Eze Ngozi', number: 'CIPCM-000008', title: 'Subscription 2026', amount: 2_000_000 };
    const bill = { lines: [line], total: 2_000_000, reference: 'CIPCM-000007-37' };
    open({ ...bare, kind: 'bill', bill }, { status: 409, body: { code: 'CONFLICT', message } });
    expect(await screen.findByText(/Eze Ngozi \(CIPCM-000008\), Subscription 2026/)).toBeVisible();
    expect(screen.getByText(/reference CIPCM-000007-37/)).toBeVisible();
    await press('Accept the request of Okafor Ada');
    await press('Accept');
    await findToast(message);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('says that nothing is left of a bill', async () => {
    open({ ...bare, kind: 'bill', bill: { lines: [], total: 0, reference: 'CIPCM-000007-37' } });
    expect(await screen.findByText('Nothing is left to pay')).toBeVisible();
    expect(screen.queryByText(/CIPCM-000007-37/)).toBeNull();
  });

  it('tells a proposal of an organisation in words', async () => {
    const staff = { action: 'add', name: 'Eze Ngozi', number: 'CIPCM-000008', sponsored: true } as const;
    open({ ...bare, kind: 'staff', staff });
    expect(await screen.findByText('Name Eze Ngozi (CIPCM-000008) as staff, sponsored')).toBeVisible();
  });

  it('leads to the member for an erasure, which cannot be accepted here', async () => {
    open({ ...bare, kind: 'erasure' });
    expect(await screen.findByRole('link', { name: 'Open Okafor Ada to erase the data' })).toHaveAttribute(
      'href',
      `/admin/members/${correction.member}`,
    );
    expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull();
  });

  it('shows who decided, and why', async () => {
    const by = { _id: '64b000000000000000000002', username: 'ngozi' };
    const decision = { reason: 'No document', at: '2026-11-22T09:00:00.000Z', by };
    const { made } = open({ ...correction, state: 'refused', decision }, {}, '?tab=refused');
    expect(await screen.findByText('No document')).toBeVisible();
    expect(screen.getByText(/ngozi/)).toBeVisible();
    expect(made(LIST).some(({ search }) => search.get('state') === 'refused')).toBe(true);
    expect(screen.queryByRole('button', { name: /Accept|Refuse/ })).toBeNull();
  });
});
