import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allFilesAccepted } from './pictures/pending-files';
import { fakePictures } from './testing/fake-pictures';
import { REQUIRED } from './testing/filled-form';
import { GEO } from './testing/geo';
import { renderRegister, serveApi } from './testing/render-register';
import type { FakeAnswer } from '@concord/testing/uploads';

const REGISTER = 'POST /api/student/register';
const CHECK = 'POST /api/serial/check';
const STUDENT = { _id: '5'.repeat(24), surname: 'Okoro', firstName: 'Grace', printToken: 'print-token' };

const CREATED: FakeAnswer = { status: 201, body: STUDENT };

// Queries by label and text, because queries by role compute the names of the whole page each time.
const textbox = (name: RegExp) => screen.getByLabelText(name, { selector: 'input' });
const registerButton = () => screen.getByText('Register', { selector: 'button' });
const passportFile = () => screen.getByLabelText('Passport image file');
const face = () => new File([new Uint8Array(8)], 'face.jpg', { type: 'image/jpeg' });

/** Sets the text at once, because typing key by key is slow on this large page. */
async function enter(name: RegExp, text: string) {
  await userEvent.click(textbox(name));
  await userEvent.paste(text);
}

interface Filled {
  readonly email?: string;
  readonly answer?: FakeAnswer;
  /** Answer of the serial check, which fails if this is absent. */
  readonly isValid?: boolean;
}

async function renderFilled({ email = REQUIRED.email, answer = CREATED, isValid }: Filled) {
  const { calls, answers } = serveApi({ ...GEO, [REGISTER]: answer });
  if (isValid !== undefined) answers[CHECK] = { status: 200, body: { isValid } };
  if (isValid && answer.status === 201) {
    // The registration uses up the serial.
    const used = { status: 200, body: { isValid: false } };
    Object.defineProperty(answers, REGISTER, { get: () => ((answers[CHECK] = used), answer) });
  }
  await renderRegister();
  await enter(/^Surname/, REQUIRED.surname);
  await enter(/^Firstname/, REQUIRED.firstName);
  await enter(/^Email/, email);
  await userEvent.upload(passportFile(), face());
  await screen.findByAltText('Your passport picture');
  await enter(/^Serial Number/, 'abcdefghjkmnpqrs');
  return () => calls.filter(({ call }) => call === REGISTER);
}

beforeEach(() => {
  fakePictures();
});

describe('RegisterForm', () => {
  it('shows problems at their fields and focuses the first', async () => {
    const registrations = await renderFilled({ email: 'grace' });
    await userEvent.click(registerButton());
    expect(await screen.findByText('Please enter a valid email')).toBeVisible();
    expect(textbox(/^Email/)).toHaveFocus();
    expect(registrations()).toEqual([]);
  });

  it('is submitted by its button only, not by Enter in a field, and addresses the applicant', async () => {
    const registrations = await renderFilled({});
    await userEvent.type(textbox(/^Serial Number/), '{Enter}');
    expect(registrations()).toEqual([]);
    registerButton().focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'successful' });
    expect(dialog).toHaveTextContent('Dear Okoro Grace');
    expect(registrations()).toMatchObject([
      { body: { surname: 'Okoro', serialNumber: 'ABCD-EFGH-JKMN-PQRS' } },
    ]);
    await userEvent.click(within(dialog).getByText('Close'));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(textbox(/^Surname/)).toHaveValue('');
  });

  it('shows a refusal in a toast and at its field, and keeps the form', async () => {
    const message = 'Invalid serial number';
    await renderFilled({ answer: { status: 409, body: { code: 'SERIAL_INVALID', message } } });
    await userEvent.click(registerButton());
    await waitFor(() => expect(textbox(/^Serial Number/)).toBeInvalid());
    expect(textbox(/^Serial Number/)).toHaveFocus();
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
    expect(textbox(/^Surname/)).toHaveValue('Okoro');
    expect(registerButton()).toBeEnabled();
  });

  it('uploads nothing with a serial reported as invalid, and checks it again at the click', async () => {
    const registrations = await renderFilled({ isValid: false });
    expect(await screen.findByText(/ask for another at the numbers below/)).toBeVisible();
    await userEvent.click(registerButton());
    await waitFor(() => expect(textbox(/^Serial Number/)).toBeInvalid());
    expect(textbox(/^Serial Number/)).toHaveFocus();
    expect(textbox(/^Serial Number/)).toHaveAccessibleDescription(/Nothing was sent/);
    expect(registrations()).toEqual([]);
  });

  it('does not report its own serial as used', async () => {
    await renderFilled({ isValid: true });
    expect(await screen.findByText('This serial number is valid')).toBeVisible();
    await userEvent.click(registerButton());
    await screen.findByRole('dialog', { name: 'successful' });
    expect(screen.getByText('You are registered with this serial number')).toBeVisible();
    const progress = (part: RegExp) => screen.getByRole('link', { name: part, hidden: true });
    expect(progress(/^Payment/)).toHaveTextContent('Complete');
    expect(progress(/^Review/)).toHaveTextContent('Complete');
    expect(screen.queryByText('Has a problem')).not.toBeInTheDocument();
  });

  it('shows the message of a service that is unavailable, and keeps the form', async () => {
    const message = 'Too many registrations at once';
    await renderFilled({ answer: { status: 503, body: { code: 'OVERLOADED', message } } });
    await userEvent.click(registerButton());
    expect(await screen.findByText(message)).toBeVisible();
    expect(textbox(/^Surname/)).toHaveValue('Okoro');
    expect(registerButton()).toBeEnabled();
  });

  it('ignores a picture that was still being read at a reset', async () => {
    serveApi(GEO);
    await renderRegister();
    let decode: (picture: ImageBitmap) => void = () => undefined;
    globalThis.createImageBitmap = () => new Promise((resolve) => (decode = resolve));
    await userEvent.upload(passportFile(), face());
    await waitFor(() => expect(screen.getByText('Preparing the picture…')).toBeVisible());
    await userEvent.click(screen.getByText('Reset', { selector: 'button' }));
    const dialog = await screen.findByRole('dialog', { name: 'Clear the whole form?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    decode({ width: 300, height: 360, close: () => undefined });
    await allFilesAccepted();
    expect(screen.queryByAltText('Your passport picture')).not.toBeInTheDocument();
  });
});
