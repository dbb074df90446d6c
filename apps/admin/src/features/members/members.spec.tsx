import { SPECIFIED_FEES } from '@concord/contracts';
import { chooseOption, type FakeRoutes, fill, findToast, press, user } from '@concord/testing/browser';
import { aStudent } from '@concord/testing/records';
import { screen, waitFor, within } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';
import { aMember, aMemberRow } from '../../testing/member-records';

const MEMBER = aMember();
const PATH = `/admin/members/${MEMBER._id}`;
const FEES: FakeRoutes = {
  'GET fees/current': { body: { version: 0, from: '2020-01-01', fees: SPECIFIED_FEES } },
};
const REFUSED = { code: 'REVISION', message: 'Somebody else changed this member' };

const openMember = (routes: FakeRoutes = {}, member = MEMBER) =>
  openAdmin(PATH, { [`GET member/${MEMBER._id}`]: { body: member }, ...routes });

describe('MembersPage', () => {
  it('lists members with their standing and balance, and passes the filters on', async () => {
    const owing = aMemberRow({ _id: '66a000000000000000000002', name: 'Sule Musa', balance: 900_050 });
    const { made } = openAdmin('/admin/members?standing=grace&owing=true&inducted=2019', {
      'GET member': { body: [aMemberRow(), owing] },
    });
    const row = (await screen.findByRole('link', { name: 'Sule Musa' })).closest('tr');
    expect(row).toHaveTextContent('NGN 9,000.50');
    expect(screen.getByText('Nothing due')).toBeVisible();
    const asked = Object.fromEntries(made('GET member').at(-1)?.search ?? []);
    expect(asked).toMatchObject({ standing: 'grace', owing: 'true', inducted: '2019' });
  });

  it('reminds the selected members, and names those who get no e-mail', async () => {
    const { made } = openAdmin('/admin/members', {
      'GET member': { body: [MEMBER] },
      'POST member/remind-many': {
        body: {
          batch: MEMBER._id,
          done: 0,
          refused: [{ _id: MEMBER._id, name: MEMBER.name, reason: 'Reminders are paused' }],
        },
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: `Select ${MEMBER.name}` }));
    await press('Remind');
    expect(await screen.findByRole('dialog', { name: 'Remind 1 member?' })).toBeVisible();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remind' }));
    expect(await screen.findByText(`${MEMBER.name}: Reminders are paused`)).toBeVisible();
    expect(made('POST member/remind-many')[0]?.body).toEqual({ ids: [MEMBER._id], count: 1 });
  });

  it('inducts the applicant that the address names, with the chosen fees and a key', async () => {
    const student = aStudent();
    const { made } = openAdmin(`/admin/members?action=induct&applicant=${student._id}`, {
      [`GET student/${student._id}`]: { body: student },
      ...FEES,
      'POST member': { status: 201, body: MEMBER },
      [`GET member/${MEMBER._id}`]: { body: MEMBER },
    });
    await press('Induct');
    expect(await screen.findByText('Choose a grade')).toBeVisible();
    await chooseOption(/^Grade/, 'Associate');
    await user.click(screen.getByRole('checkbox', { name: 'Training, NGN 15,000' }));
    await press('Induct');
    await findToast(`${MEMBER.name} is member ${MEMBER.number}`);
    const [request] = made('POST member');
    expect(request?.body).toMatchObject({ student: student._id, grade: 'Associate' });
    expect(request?.body).toHaveProperty('fees', ['form', 'induction', 'admission', 'levy', 'subscription']);
    await waitFor(() => expect(window.location.pathname).toBe(PATH));
  });

  it('adds an organisation as a corporate member, and says what the call would refuse', async () => {
    const { made } = openAdmin('/admin/members?action=add', {
      ...FEES,
      'POST member': { status: 201, body: MEMBER },
      [`GET member/${MEMBER._id}`]: { body: MEMBER },
    });
    await chooseOption('Member', 'An organisation');
    await fill('E-mail', 'no address');
    await press('Add');
    await waitFor(() => expect(made('POST member')).toEqual([]));
    await fill(/^Organisation/, 'Peace Initiative');
    await fill('E-mail', 'office@peace.example');
    await press('Add');
    await waitFor(() => expect(made('POST member')).toHaveLength(1));
    expect(made('POST member')).toMatchObject([
      {
        body: {
          grade: 'Corporate',
          organisation: { name: 'Peace Initiative', email: 'office@peace.example' },
        },
      },
    ]);
  });
});

describe('MemberPage', () => {
  it('says the standing in a sentence, what it forbids, and leads to the applicant’s record', async () => {
    const student = aStudent();
    openMember(
      { [`GET student/${student._id}`]: { body: student } },
      aMember({ student: student._id, forbidden: [{ act: 'exam', state: 'arrears' }] }),
    );
    expect(
      await screen.findByText('In good standing until 31 December 2026: the subscription of 2026 is paid.'),
    ).toBeVisible();
    expect(screen.getByText('This member may not sit an exam today.')).toBeVisible();
    expect(await screen.findByRole('link', { name: MEMBER.name })).toHaveAttribute(
      'href',
      `/admin/students/${student._id}`,
    );
  });

  it('keeps what was typed when somebody else saved first, and takes over the rest', async () => {
    const theirs = aMember({ revision: 4, state: 'Kano', email: 'new@concord.example' });
    const call = `PATCH member/${MEMBER._id}`;
    const current = { body: MEMBER };
    const { made } = openMember({
      [`GET member/${MEMBER._id}`]: () => current,
      [call]: { status: 409, body: REFUSED },
    });
    await press('Edit');
    await fill('Phone', '0803 555 1234');
    await fill('E-mail', 'mine@concord.example');
    current.body = theirs;
    await press('Save');
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('New from them: e-mail and state');
    expect(within(dialog).getByLabelText('Phone')).toHaveValue('0803 555 1234');
    expect(within(dialog).getByLabelText('E-mail')).toHaveValue('mine@concord.example');
    await press('Save');
    await waitFor(() => expect(made(call)).toHaveLength(2));
    expect(made(call)[1]?.body).toEqual({
      revision: 4,
      phoneNumber: '0803 555 1234',
      email: 'mine@concord.example',
    });
  });

  it('suspends a member with a reason, after saying what follows', async () => {
    const call = `POST member/${MEMBER._id}/event`;
    const { made } = openMember({ [call]: { body: aMember({ standing: 'suspended' }) } });
    await user.click(await screen.findByRole('tab', { name: 'Membership' }));
    await press('Suspend');
    expect(await screen.findByRole('dialog')).toHaveTextContent('No reminders are sent');
    await press('Suspend');
    expect(made(call)).toEqual([]);
    await fill(/^Reason/, 'Decision of the council');
    await press('Suspend');
    await findToast(`Suspended: ${MEMBER.name}`);
    expect(made(call)).toMatchObject([{ body: { kind: 'suspended', reason: 'Decision of the council' } }]);
  });

  it('lists the documents, and issues a letter', async () => {
    const call = `POST member/${MEMBER._id}/paper`;
    const letter = {
      _id: '66d000000000000000000001',
      kind: 'standing-letter',
      number: 'LGS-2026-000001',
      on: '2026-11-20',
    };
    const { made } = openMember({
      [`GET member/${MEMBER._id}/documents`]: { body: [letter] },
      [call]: { status: 201, body: letter },
    });
    await user.click(await screen.findByRole('tab', { name: 'Documents' }));
    expect(await screen.findByRole('button', { name: 'Print LGS-2026-000001' })).toBeVisible();
    await press('Letter of good standing');
    await findToast('Letter of good standing LGS-2026-000001 is in the list');
    expect(made(call)).toMatchObject([{ body: { kind: 'standing-letter' } }]);
  });
});
