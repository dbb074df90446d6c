import type { Role } from '@concord/contracts';
import { user } from '@concord/testing/browser';
import { aStudent } from '@concord/testing/records';
import { screen, waitFor, within } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';
import { anExam, aSerial } from '../../testing/records';

const STUDENT = aStudent({ surname: 'Bello', firstName: 'Amina' });

async function openPalette(role?: Role) {
  const page = openAdmin(
    '/admin/account',
    {
      'GET student': { body: [STUDENT] },
      'GET serial': { body: [aSerial()] },
      'GET exams': { body: [anExam({ examName: 'Belligerence' }), anExam({ _id: '2' })] },
    },
    role,
  );
  await screen.findByRole('navigation', { name: 'Back office' });
  await user.keyboard('{Control>}k{/Control}');
  return { ...page, field: await screen.findByRole('combobox', { name: /Search people/ }) };
}
const options = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the palette', () => {
  it('opens with the pages by Ctrl-K, and leads to the one that Enter chooses', async () => {
    const { field } = await openPalette();
    expect(field).toHaveFocus();
    expect(options()).toContain('Audit logAdministration');
    await user.type(field, 'gal');
    expect(options()).toEqual(['GalleryWebsite']);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/admin/gallery-settings'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('finds people, exams and serial numbers, once the typing pauses', async () => {
    const { field, made } = await openPalette();
    await user.type(field, 'bel');
    await screen.findByText('Bello Amina');
    expect(options().map((text) => text?.slice(0, 5))).toEqual(['Bello', 'Belli', 'ABCD-']);
    expect(made('GET student').map(({ search }) => search.get('search'))).toEqual(['bel']);
    await user.keyboard('{ArrowDown}');
    expect(field).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[1]?.id);
    await user.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe(`/admin/students/${STUDENT._id}`));
  });

  it('offers an ADMIN no page and asks for nothing that is refused', async () => {
    const { field, made } = await openPalette('ADMIN');
    expect(options()).not.toContain('Audit logAdministration');
    await user.type(field, 'bel');
    await screen.findByText('Bello Amina');
    expect(made('GET exams')).toEqual([]);
  });

  it('says that a part could not be searched, and closes by Escape', async () => {
    const { field } = await openPalette();
    const refuse = { status: 429, body: { code: 'TOO_MANY_REQUESTS', message: 'Later' } };
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(Response.json(refuse.body, { status: refuse.status })));
    await user.type(field, 'bel');
    expect(await screen.findByText(/a part could not be searched/)).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
