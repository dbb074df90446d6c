import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin } from '../../../testing/open-admin';

const ID = '64b0000000000000000000aa';
const EXAM = { _id: ID, examName: 'Peace studies', examCode: 'PS-1', duration: 60, totalQuestions: 1 };
const ENTRY = {
  exam: EXAM,
  opensAt: '2099-12-05T08:00:00.000Z',
  code: 'K7MPQ2',
  codeSince: '2026-11-23T10:00:00.000Z',
};
const CALL = `exams/${ID}/entry`;

const open = (routes = {}) =>
  openAdmin(`/admin/exams/${ID}`, {
    [`GET exams/${ID}`]: {
      body: {
        ...EXAM,
        uploadedBy: { _id: ID, username: 'halima' },
        createdAt: '2026-11-23T10:00:00.000Z',
        questions: [],
        revision: 1,
      },
    },
    [`GET exams/${ID}/usage`]: { body: { pending: 0, underWay: 0, completed: 0 } },
    [`GET ${CALL}`]: { body: ENTRY },
    ...routes,
  });
const section = async () => within(await screen.findByRole('region', { name: 'Opening and access' }));

describe('EntrySection', () => {
  it('shows when the exam opens, and the code for the hall', async () => {
    open({ [`POST ${CALL}/code`]: { body: { ...ENTRY, code: 'NEW234' } } });
    const user = userEvent.setup();
    const parts = await section();
    expect(await parts.findByText('5 December 2099 at 09:00, Nigerian time')).toBeVisible();
    await user.click(await parts.findByRole('button', { name: 'Show code' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Access code for Peace studies' }));
    expect(await dialog.findByText('K7MPQ2')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'New code' }));
    expect(await screen.findByText('New access code created')).toBeVisible();
  });

  it('sets the opening in Nigerian time, and removes the code', async () => {
    const { made } = open({ [`PATCH ${CALL}`]: { body: { ...ENTRY, code: null, codeSince: null } } });
    const user = userEvent.setup();
    const parts = await section();
    await user.click(await parts.findByRole('button', { name: 'Change opening and access' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Opening and access' }));
    expect(dialog.getByLabelText('Time in Nigeria')).toHaveValue('09:00');
    await user.click(dialog.getByRole('checkbox', { name: /Requires an access code/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Opening and access saved')).toBeVisible();
    expect(made(`PATCH ${CALL}`)[0]?.body).toEqual({ opensAt: '2099-12-05T08:00:00.000Z', hasCode: false });
  });

  const ANYWHERE = { ...ENTRY, networks: [], seb: null, yourAddress: '41.58.0.9' };
  const openDialog = async () => {
    const { made } = open({ [`GET ${CALL}`]: { body: ANYWHERE }, [`PATCH ${CALL}`]: { body: ANYWHERE } });
    const user = userEvent.setup();
    const change = { name: 'Change opening and access' };
    await user.click(await (await section()).findByRole('button', change));
    const dialog = within(await screen.findByRole('dialog', { name: 'Opening and access' }));
    // Pastes, because each typed letter would render the whole page.
    const paste = async (name: string, text: string) => {
      await user.click(dialog.getByLabelText(name));
      await user.paste(text);
    };
    return { made, user, dialog, paste };
  };

  it("explains an invalid network, beside the user's own address", async () => {
    const { dialog, paste } = await openDialog();
    expect(dialog.getByText(/Your own address is 41.58.0.9/)).toBeVisible();
    await paste('Allowed networks', '41.58.0.0/36');
    expect(dialog.getByText(/"41.58.0.0\/36" is not an address or network/)).toBeVisible();
    expect(dialog.getByText('Save')).toBeDisabled();
  });

  it('sets networks and Safe Exam Browser', async () => {
    const { made, user, dialog, paste } = await openDialog();
    await paste('Allowed networks', '41.58.0.0/16');
    await user.click(dialog.getByLabelText(/Requires Safe Exam Browser/));
    await user.click(dialog.getByLabelText(/password to quit/));
    await paste('Password to quit', 'K7MPQ2ACDEFGHJ');
    await user.click(dialog.getByText('Save'));
    expect(await screen.findByText('Opening and access saved')).toBeVisible();
    expect(made(`PATCH ${CALL}`)[0]?.body).toEqual({
      opensAt: ENTRY.opensAt,
      hasCode: true,
      networks: ['41.58.0.0/16'],
      needsSeb: true,
      sebQuitPassword: 'K7MPQ2ACDEFGHJ',
    });
  });

  it('offers the file for Safe Exam Browser', async () => {
    const seb = { configKey: 'ab'.repeat(32), hasQuitPassword: true, keys: [] };
    open({ [`GET ${CALL}`]: { body: { ...ENTRY, networks: ['41.58.0.0/16'], seb } } });
    const parts = await section();
    expect(await parts.findByText('Required, with a password to quit')).toBeVisible();
    expect(parts.getByText('41.58.0.0/16')).toBeVisible();
    expect(parts.getByRole('link', { name: 'Download Safe Exam Browser file' })).toHaveAttribute(
      'href',
      `/api/exams/${ID}/seb`,
    );
  });
});
