import type { Role } from '@concord/contracts';
import { type FakeRoutes, user } from '@concord/testing/browser';
import { aStudent } from '@concord/testing/records';
import { screen, waitFor, within } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';
import { aMemberRow } from '../../testing/member-records';
import { aCertificate, anExam, aSerial } from '../../testing/records';

const STUDENT = aStudent({ surname: 'Bello', firstName: 'Amina' });

const ARCHIVED = aStudent({
  _id: '64a000000000000000000077',
  surname: 'Belgore',
  firstName: 'Sani',
  archived: { at: '2026-01-01T00:00:00.000Z', by: 'halima', reason: null },
});

const FOUND: FakeRoutes = {
  'GET student': ({ search }) => ({ body: search.get('archived') === 'true' ? [] : [STUDENT] }),
  'GET serial': { body: [aSerial()] },
  'GET exams': { body: [anExam({ examName: 'Belligerence' }), anExam({ _id: '2' })] },
};
const OTHERS: FakeRoutes = {
  'GET certificate': { body: [aCertificate()] },
  'GET cohorts': {
    body: [{ _id: '65a000000000000000000001', name: 'Kano diet', students: 12, createdBy: 'halima' }],
  },
  'GET exams/halls': {
    body: [
      {
        _id: '65b000000000000000000001',
        name: 'Kano morning',
        room: 'Hall A',
        startsAt: '2026-11-21T08:00:00.000Z',
      },
    ],
  },
};

async function openPalette(role?: Role, routes = FOUND) {
  const page = openAdmin('/admin/account', routes, role);
  await screen.findByRole('navigation', { name: 'Back office' });
  await user.keyboard('{Control>}k{/Control}');
  return { ...page, field: await screen.findByRole('combobox', { name: /Search people/ }) };
}
const options = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the palette', () => {
  it('opens with the pages by Ctrl-K, and opens the one chosen by Enter', async () => {
    const { field } = await openPalette();
    expect(field).toHaveFocus();
    expect(options()).toContain('Audit logAdministration');
    await user.type(field, 'gal');
    expect(options()).toEqual(['GalleryWebsite', 'Add picturesGallery']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/admin/gallery-settings'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('finds people, exams and serial numbers, debounced', async () => {
    const { field, made } = await openPalette();
    await user.type(field, 'bel');
    await screen.findByText('Bello Amina');
    expect(options().map((text) => text?.slice(0, 5))).toEqual(['Bello', 'Belli', 'ABCD-']);
    expect(made('GET student').map(({ search }) => search.get('search'))).toEqual(['bel', 'bel']);
    await user.keyboard('{ArrowDown}');
    expect(field).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[1]?.id);
    await user.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe(`/admin/students/${STUDENT._id}`));
  });

  it('finds and marks archived people', async () => {
    const { field } = await openPalette('ADMIN', {
      'GET student': ({ search }) => ({ body: search.get('archived') === 'true' ? [ARCHIVED] : [] }),
    });
    await user.type(field, 'belgore');
    expect((await screen.findByText('Belgore Sani')).closest('li')).toHaveTextContent('Archived');
  });

  it('finds members by what the server searches, with number, grade and standing', async () => {
    const { field, made } = await openPalette('ADMIN', { 'GET member': { body: [aMemberRow()] } });
    await user.type(field, 'cipcm-000001');
    const entry = 'Okafor AdaCIPCM-000001 · Associate · In good standing · ada@concord.example';
    await screen.findByText('Okafor Ada');
    expect(options()).toEqual([entry]);
    expect(made('GET member')[0]?.search.get('search')).toBe('cipcm-000001');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe(`/admin/members/${aMemberRow()._id}`));
  });

  it.each<[Role, object, string[]]>([
    ['ADMIN', {}, ['New feesFees', 'Bill a yearMembers', 'Read a bank statementBank statements']],
    ['ADMIN', { finance: true }, ['New feesFees']],
    ['SUPER_ADMIN', {}, []],
  ])('offers money to the finance permission only: %s %j', async (role, details, missing) => {
    openAdmin('/admin/account', {}, role, details);
    await screen.findByRole('navigation', { name: 'Back office' });
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: /Search people/ });
    const money = ['New feesFees', 'Bill a yearMembers', 'Read a bank statementBank statements'];
    const shown = options();
    expect(money.filter((entry) => !shown.includes(entry))).toEqual(missing);
  });

  it('signs out at once', async () => {
    const { field, made } = await openPalette('ADMIN', { 'POST auth/logout': { body: {} } });
    await user.type(field, 'sign out');
    await user.click(await screen.findByText('Sign out'));
    await waitFor(() => expect(made('POST auth/logout')).toHaveLength(1));
  });

  it('finds exams by their code, certificates, cohorts and hall sessions', async () => {
    const { field } = await openPalette('SUPER_ADMIN', { ...OTHERS, 'GET exams': FOUND['GET exams'] ?? {} });
    await user.type(field, 'med-1000');
    await screen.findByText('CERT-2026-AAAA');
    expect(options()).toEqual([
      'BelligerenceMED-1000',
      'MediationMED-1000',
      'CERT-2026-AAAAAmina Bello · Negotiation',
      'Kano diet12 students',
      expect.stringMatching(/^Kano morningHall A · /) as string,
    ]);
    await user.click(screen.getByText('CERT-2026-AAAA'));
    await waitFor(() => expect(window.location.pathname).toBe('/admin/student-certificates'));
    expect(window.location.search).toBe('?status=all&search=CERT-2026-AAAA');
  });

  it("shows a colleague's serial number masked, and links to a search for the typed text", async () => {
    const { field } = await openPalette('ADMIN', {
      'GET serial': { body: [aSerial({ serial: '****-****-****-PQRS', isValid: false })] },
    });
    await user.type(field, 'pqrs');
    await user.click(await screen.findByText('****-****-****-PQRS'));
    await waitFor(() => expect(window.location.search).toBe('?search=pqrs'));
  });

  it('finds an action, and opens its dialog', async () => {
    const { field } = await openPalette();
    await user.type(field, 'invite');
    expect(options()).toEqual(['Invite a member of staffStaff accounts']);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: /Invite/ })).toBeVisible();
    expect(window.location.pathname).toBe('/admin/staff-accounts');
    expect(window.location.search).toBe('');
  });

  it.each([
    ['new cohort', ['New cohortCohorts']],
    [
      'issue cert',
      ['Serial number for a certificateSerial Number', 'Issue certificatesChoose results in the list'],
    ],
    ['revoke', ['Revoke a certificateChoose it in the list']],
    ['approve', ['Approve a colleagueStaff accounts']],
    ['export', ['Export a list of studentsExport, above the list']],
    ['restore', ['Find or restore archived studentsThe archive']],
    ['dues', ['Bill a yearMembers', 'Members who oweMembers']],
    ['duplicate', ['Merge duplicate membersDuplicates']],
    ['import', ['Import a register of membersMembers']],
    ['assign', ['Assign an examChoose students in the list']],
  ])('finds actions by %s', async (typed, found) => {
    const { field } = await openPalette();
    await user.type(field, typed);
    expect(options()).toEqual(expect.arrayContaining(found));
  });

  it('shows that nothing was found', async () => {
    const { field } = await openPalette('SUPER_ADMIN', {});
    await user.type(field, 'zzz');
    expect(await screen.findByText('Nothing matches “zzz”.')).toBeVisible();
    expect(screen.getByText('Nothing found')).toBeVisible();
  });

  it('offers an ADMIN no refused page or action, and links from an exam to its students', async () => {
    const { field } = await openPalette('ADMIN');
    expect(options()).not.toContain('Audit logAdministration');
    expect(options()).not.toContain('Invite a member of staffStaff accounts');
    await user.type(field, 'bel');
    await user.click(await screen.findByText('Belligerence'));
    await waitFor(() => expect(window.location.pathname).toBe('/admin/students'));
    expect(window.location.search).toMatch(/^\?exam=/);
  });

  it('shows that a part could not be searched, and closes on Escape', async () => {
    const { field } = await openPalette();
    const refuse = { status: 429, body: { code: 'TOO_MANY_REQUESTS', message: 'Later' } };
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(Response.json(refuse.body, { status: refuse.status })));
    await user.type(field, 'bel');
    expect(await screen.findByText(/Part of the search failed/)).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
