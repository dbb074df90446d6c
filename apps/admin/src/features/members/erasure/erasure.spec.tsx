import type { Member, Role } from '@concord/contracts';
import { type FakeRoutes, findToast, press, user } from '@concord/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { aMember, aMemberRow } from '../../../testing/member-records';
import { openAdmin } from '../../../testing/open-admin';

const LEFT = aMember({ standing: 'resigned', because: 'resigned on 1 March 2026', until: undefined });
const { number } = LEFT;
const ERASED = {
  ...LEFT,
  ...{ name: number, surname: null, firstName: null, email: null, country: null, state: null },
  erasedAt: '2026-11-29T10:00:00.000Z',
};
const PATH = `/admin/members/${LEFT._id}`;
const GET = `GET member/${LEFT._id}`;
const ERASE = `POST member/${LEFT._id}/erase`;
const SECTION = 'Erase for good';
const BUTTON = 'Erase personal data';

const open = (member: Member, routes: FakeRoutes = {}, role: Role = 'SUPER_ADMIN', tab = '') =>
  openAdmin(`${PATH}${tab}`, { [GET]: { body: member }, ...routes }, role);

async function confirm(reason: string, typed: string) {
  await press(BUTTON);
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase personal data?' }));
  if (reason) await user.type(dialog.getByLabelText(/Reason/), reason);
  if (typed) await user.type(dialog.getByLabelText(/Member number/), typed);
  await user.click(dialog.getByRole('button', { name: 'Erase' }));
  return dialog;
}

describe('EraseSection', () => {
  it.each<[string, Member, Role]>([
    ['an ADMIN', LEFT, 'ADMIN'],
    ['a present member', aMember(), 'SUPER_ADMIN'],
    ['a suspended member', { ...LEFT, standing: 'suspended' }, 'SUPER_ADMIN'],
    ['an organisation', { ...LEFT, kind: 'organisation' }, 'SUPER_ADMIN'],
    ['an erased member', ERASED, 'SUPER_ADMIN'],
  ])('is absent for %s', async (_who, member, role) => {
    open(member, {}, role);
    await screen.findByRole('heading', { level: 1, name: member.name });
    expect(screen.queryByRole('region', { name: SECTION })).toBeNull();
    expect(screen.queryByRole('button', { name: BUTTON })).toBeNull();
  });

  it.each([
    [500, 'This member still owes money. Waive or void it first.'],
    [-500, 'This member has credit. Refund it first.'],
  ])('has no button at a balance of %d, and says why', async (balance, text) => {
    open({ ...LEFT, balance });
    const section = within(await screen.findByRole('region', { name: SECTION }));
    expect(section.getByText(text)).toBeVisible();
    expect(section.queryByRole('button')).toBeNull();
  });
});

describe('EraseDialog', () => {
  it('says what goes and what stays, and asks for the reason and the number', async () => {
    const { made } = open(LEFT);
    const dialog = await confirm('', '');
    expect(dialog.getByText(/^This erases the name, birth date, contact/)).toHaveTextContent('Okafor Ada');
    expect(dialog.getByText(/No sum changes/)).toHaveTextContent(`show ${number} instead of the name`);
    expect(
      dialog.getByText(/Earlier entries of the audit log name the member for up to 5 years/),
    ).toBeVisible();
    expect(dialog.queryByRole('link', { name: 'Open the application' })).toBeNull();
    expect(dialog.getByText('Enter the reason in a few words')).toBeVisible();
    expect(dialog.getByText('Type the member’s number')).toBeVisible();
    expect(made(ERASE)).toEqual([]);
  });

  it('leads to the application, which is not erased', async () => {
    open({ ...LEFT, student: '66b000000000000000000001' });
    await press(BUTTON);
    expect(await screen.findByRole('link', { name: 'Open the application' })).toHaveAttribute(
      'href',
      '/admin/students/66b000000000000000000001',
    );
  });

  it('shows a wrong number at its field, and a conflict until another number is typed', async () => {
    const message = 'This is not the number of the member';
    const conflict = 'Decide on the open upgrade of this member first';
    const answers = [
      { status: 400, body: { code: 'VALIDATION', message, issues: [{ path: 'number', message }] } },
      { status: 409, body: { code: 'CONFLICT', message: conflict } },
    ];
    open(LEFT, { [ERASE]: () => answers.shift() ?? { status: 500 } });
    const dialog = await confirm('Asked in a letter', 'CIPCM-1');
    expect(await dialog.findByText(message)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Erase' }));
    expect(await dialog.findByText(`${conflict}.`)).toBeVisible();
    expect(dialog.getByLabelText(/Reason/)).toHaveValue('Asked in a letter');
    await user.type(dialog.getByLabelText(/Member number/), '2');
    await waitFor(() => expect(dialog.queryByText(`${conflict}.`)).toBeNull());
  });

  it.each([
    [true, 'Personal data erased'],
    [false, 'Personal data erased. E-mails follow within a few minutes'],
  ])('erases, and shows the number alone (finished: %s)', async (isDone, text) => {
    const current: { body: Member } = { body: LEFT };
    const { made } = open(LEFT, {
      [GET]: () => current,
      [ERASE]: () => {
        current.body = ERASED;
        return { body: { _id: LEFT._id, number, isDone } };
      },
    });
    await confirm('Asked in a letter', number);
    await findToast(text);
    expect(made(ERASE)).toMatchObject([{ body: { reason: 'Asked in a letter', number } }]);
    expect(await screen.findByRole('heading', { level: 1, name: number })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('an erased member', () => {
  it('has a notice and the standing, but neither names nor e-mails', async () => {
    open(ERASED);
    expect(await screen.findByText(/^Personal data erased on 29\/11\/2026/)).toBeVisible();
    expect(screen.getByText('Resigned: resigned on 1 March 2026.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Names and contact' })).toBeNull();
    expect(screen.queryByRole('tab', { name: 'E-mails' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  it.each([
    ['membership', 'Events', 'Readmit'],
    ['documents', 'Documents', 'Certificate of membership'],
  ])('takes no change on the tab %s', async (tab, region, change) => {
    open(ERASED, {}, 'SUPER_ADMIN', `?tab=${tab}`);
    const section = within(await screen.findByRole('region', { name: region }));
    expect(section.queryByRole('button', { name: change })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Work experience' })).toBeNull();
  });

  it('stands in the list by the number', async () => {
    const row = aMemberRow({ name: number, email: null, state: null, erasedAt: ERASED.erasedAt });
    openAdmin('/admin/members', { 'GET member': { body: [row] } });
    const link = await screen.findByRole('link', { name: number });
    expect(link.closest('tr')).toHaveTextContent('Personal data erased');
  });
});
