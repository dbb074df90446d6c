import { IDBFactory } from 'fake-indexeddb';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { EMPTY_FORM, type RegistrationForm } from '../form/registration-form';
import { renderRegister, serveApi } from '../testing/render-register';
import { draftStore } from './draft-store';

const PICTURE = 'data:image/jpeg;base64,AAAA';
const kept: RegistrationForm = {
  ...EMPTY_FORM,
  surname: 'Okoro',
  firstName: 'Grace',
  email: 'grace@example.com',
};

const surname = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Surname/ });
const offer = () => screen.findByRole('region', { name: 'Continue where you left off?' });

async function comeBack() {
  const earlier = draftStore();
  await earlier.saveText(kept);
  await earlier.saveFile('passport', PICTURE);
  serveApi({});
  return renderRegister();
}

describe('the draft of the registration', () => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });

  it('is offered on return, and continued with its picture', async () => {
    await comeBack();
    const panel = await offer();
    expect(panel).toHaveTextContent('with your picture');
    expect(within(panel).getByRole('heading')).toHaveFocus();
    expect(surname()).toHaveValue('');
    expect(surname().closest('form')).toHaveAttribute('inert');
    await userEvent.click(within(panel).getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(surname()).toHaveValue('Okoro'));
    expect(surname().closest('form')).not.toHaveAttribute('inert');
    expect(screen.getByAltText('Your passport picture')).toHaveAttribute('src', PICTURE);
    expect(screen.getByText(/are saved on this device only, for 30 days/)).toBeVisible();
  });

  it('is deleted by Start over, after a confirmation', async () => {
    await comeBack();
    await userEvent.click(within(await offer()).getByRole('button', { name: 'Start over' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete the saved form?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep form' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await userEvent.click(within(await offer()).getByRole('button', { name: 'Start over' }));
    const again = await screen.findByRole('dialog', { name: 'Delete the saved form?' });
    await userEvent.click(within(again).getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(screen.queryByText('Continue where you left off?')).not.toBeInTheDocument());
    expect(surname()).toHaveValue('');
    await expect(draftStore().load()).resolves.toBeNull();
  });

  it('is stored from the first letter and deleted by Reset', async () => {
    serveApi({});
    await renderRegister();
    await userEvent.type(surname(), 'O');
    await waitFor(async () => expect((await draftStore().load())?.form.surname).toBe('O'));
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    const dialog = await screen.findByRole('dialog', { name: 'Clear the whole form?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reset' }));
    await waitFor(async () => expect(await draftStore().load()).toBeNull());
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(surname()).toHaveValue('');
  });

  it('shows a notice where the browser stores nothing, and the form works', async () => {
    globalThis.indexedDB = {
      open: () => {
        throw new DOMException('Not allowed', 'SecurityError');
      },
    } as unknown as IDBFactory;
    serveApi({});
    await renderRegister();
    expect(await screen.findByText(/Your browser can’t save this form/)).toBeVisible();
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(false);
    await userEvent.type(surname(), 'Okoro');
    expect(surname()).toHaveValue('Okoro');
    expect(leave()).toBe(true);
  });
});
