import { type FakeRoutes, findToast, press } from '@concord/testing/browser';
import { aStudent } from '@concord/testing/records';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openAdmin } from '../../../testing/open-admin';
import { dropDraft } from './kept-drafts';

const student = aStudent({ revision: 3 });
const PATH = `/admin/students/${student._id}/edit`;
const GET = `GET student/${student._id}`;
const PATCH = `PATCH student/${student._id}`;

const open = (routes: FakeRoutes = {}) => openAdmin(PATH, { [GET]: { body: student }, ...routes }, 'ADMIN');
const replace = async (label: string | RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  fireEvent.change(field, { target: { value: text } });
};

describe('StudentCorrectionPage', () => {
  afterEach(() => dropDraft());

  it('sends the changes with the revision, and opens the profile', async () => {
    const { made } = open({ [PATCH]: { body: { ...student, surname: 'Bella', revision: 4 } } });
    expect(await screen.findByRole('button', { name: 'Save changes' })).toBeDisabled();
    await replace(/^Surname/, 'Bella');
    expect(screen.getByText(/keep the earlier name until they are issued again/)).toBeVisible();
    await press('Save changes');
    await findToast('Saved Bella Amina');
    expect(await screen.findByRole('button', { name: 'Remove' })).toBeVisible();
    expect(made(PATCH)).toMatchObject([{ body: { revision: 3, surname: 'Bella' } }]);
  });

  it('shows a refusal at its field, and keeps the typed values', async () => {
    const message = 'Somebody has already registered with this e-mail';
    open({ [PATCH]: { status: 409, body: { code: 'EMAIL_TAKEN', message } } });
    await replace(/^Email/, 'taken@example.com');
    await press('Save changes');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText(/^Email/)).toHaveValue('taken@example.com');
  });

  it('shows both versions after a concurrent change, and saves the chosen values', async () => {
    const theirs = { ...student, surname: 'Belo', phoneNumber: '+2348030000009', revision: 4 };
    const loads = [{ body: student }];
    const answers = [{ status: 409, body: { code: 'REVISION', message: 'Somebody else' } }];
    const { made } = open({
      [GET]: () => loads.shift() ?? { body: theirs },
      [PATCH]: () => answers.shift() ?? { body: { ...theirs, revision: 5 } },
    });
    await replace(/^Surname/, 'Bella');
    await replace(/^State/, 'Lagos');
    await press('Save changes');
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this record' }));
    const surname = within(dialog.getByRole('group', { name: 'Surname' }));
    expect(surname.getByRole('button', { name: 'Mine: Bella' })).toHaveAttribute('aria-pressed', 'true');
    const phone = within(dialog.getByRole('group', { name: 'Phone' }));
    expect(phone.getByRole('button', { name: 'Theirs: +2348030000009' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(surname.getByRole('button', { name: 'Theirs: Belo' }));
    await press('Use these');
    expect(await screen.findByLabelText(/^Surname/)).toHaveValue('Belo');
    await press('Save changes');
    await findToast('Saved Belo Amina');
    expect(made(PATCH).at(-1)).toMatchObject({ body: { revision: 4, state: 'Lagos' } });
    expect(made(PATCH).at(-1)?.body).not.toHaveProperty('surname');
  });

  it('keeps the typed values when the session ends, until they are discarded', async () => {
    open({
      [PATCH]: { status: 503, body: { code: 'UPSTREAM_UNAVAILABLE', message: 'Not now' } },
    });
    await replace(/^Surname/, 'Bella');
    await press('Save changes');
    expect(await screen.findByText('Not now')).toBeVisible();
    cleanup();
    open();
    expect(await screen.findByLabelText(/^Surname/)).toHaveValue('Bella');
    expect(screen.getByText('Your unsaved changes are back.')).toBeVisible();
    await press('Discard');
    await waitFor(() => expect(screen.getByLabelText(/^Surname/)).toHaveValue('Bello'));
  });

  it('asks before a link leaves unsaved changes', async () => {
    open();
    await replace(/^Surname/, 'Bella');
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    await press('Cancel');
    expect(screen.getByLabelText(/^Surname/)).toHaveValue('Bella');
    await userEvent.click(await screen.findByRole('link', { name: 'Cancel' }));
    await press('Leave');
    expect(await screen.findByRole('button', { name: 'Remove' })).toBeVisible();
  });
});
