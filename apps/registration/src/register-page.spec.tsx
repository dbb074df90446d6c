import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allFilesAccepted } from './pictures/pending-files';
import { fakePictures } from './testing/fake-pictures';
import { renderRegister, serveApi } from './testing/render-register';

const REGISTER = 'POST /api/student/register';
const GEO = {
  'GET /api/geo/countries': {
    status: 200,
    body: [
      { id: 'NG', iso2: 'NG', name: 'Nigeria', emoji: '🇳🇬' },
      { id: 'BJ', iso2: 'BJ', name: 'Benin', emoji: '🇧🇯' },
    ],
  },
  'GET /api/geo/countries/NG/states': {
    status: 200,
    body: [
      { id: 'KD', name: 'Kaduna' },
      { id: 'KT', name: 'Katsina' },
    ],
  },
  'GET /api/geo/countries/BJ/states': { status: 200, body: [] },
};
const STUDENT = { _id: '5'.repeat(24), surname: 'Okoro', firstName: 'Grace', printToken: 'print-token' };

// By label and text: queries by role compute the names of the whole page each time.
const textbox = (name: string | RegExp) => screen.getByLabelText(name, { selector: 'input' });
const registerButton = () => screen.getByText('Register', { selector: 'button' });
const press = (words: string) => userEvent.click(screen.getByText(words, { selector: 'button' }));
const passportFile = () => screen.getByLabelText('Passport image file');
const face = () => new File([new Uint8Array(8)], 'face.jpg', { type: 'image/jpeg' });

async function choose(label: string | RegExp, option: string | RegExp) {
  await userEvent.click(screen.getByLabelText(label, { selector: '[role=combobox]' }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** Set at once: typing key by key is slow on this large page. */
async function enter(name: RegExp, text: string) {
  await userEvent.click(textbox(name));
  await userEvent.paste(text);
}

async function fillRequired() {
  await enter(/^Surname/, 'Okoro');
  await enter(/^Firstname/, 'Grace');
  await enter(/^Email/, 'grace@example.com');
  await userEvent.upload(passportFile(), face());
  await screen.findByAltText('Your passport picture');
  await enter(/^Serial Number/, 'abcdefghjkmnpqrs');
}

beforeEach(() => {
  fakePictures();
});

describe('RegisterPage', () => {
  it('enables Register exactly when the five required fields are given', async () => {
    serveApi(GEO);
    renderRegister();
    await fillRequired();
    expect(textbox(/^Serial Number/)).toHaveValue('ABCD-EFGH-JKMN-PQRS');
    expect(registerButton()).toBeEnabled();
    for (const name of [/^Surname/, /^Firstname/, /^Email/, /^Serial Number/]) {
      const before = (textbox(name) as HTMLInputElement).value;
      await userEvent.clear(textbox(name));
      expect(registerButton()).toBeDisabled();
      await enter(name, before);
      expect(registerButton()).toBeEnabled();
    }
  });

  it('clears the picture when the file is not an image', async () => {
    serveApi(GEO);
    renderRegister();
    await fillRequired();
    const text = new File(['hello'], 'cv.txt', { type: 'text/plain' });
    await userEvent.upload(passportFile(), text, { applyAccept: false });
    expect(await screen.findByText(/Please choose an image file/)).toBeVisible();
    expect(screen.queryByAltText('Your passport picture')).not.toBeInTheDocument();
    expect(registerButton()).toBeDisabled();
  });

  it('enables the state once a country is chosen, and clears it with another country', async () => {
    serveApi(GEO);
    renderRegister();
    expect(textbox('State/Province')).toBeDisabled();
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Country' })).not.toHaveAttribute('aria-disabled'),
    );
    await choose('Country', /Nigeria.*NG/);
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'State/Province' })).toBeEnabled());
    await choose('State/Province', 'Kaduna');
    await choose('Country', /Benin/);
    await waitFor(() => expect(textbox('State/Province')).toBeEnabled());
    expect(textbox('State/Province')).toHaveValue('');
  });

  it('shows two uploads for SSCE, otherwise one named after the type', async () => {
    serveApi(GEO);
    renderRegister();
    await choose('Document Type', 'SSCE');
    expect(screen.getByRole('group', { name: 'Waec/Neco Result' })).toBeVisible();
    const jamb = screen.getByRole('group', { name: 'Jamb Result' });
    await userEvent.upload(screen.getByLabelText('Jamb Result file'), face());
    expect(await within(jamb).findByText('face.jpg')).toBeVisible();
    await userEvent.click(within(jamb).getByRole('button', { name: 'Remove' }));
    expect(within(jamb).queryByText('face.jpg')).not.toBeInTheDocument();
    await choose('Document Type', 'HND');
    expect(screen.getByRole('group', { name: 'HND' })).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Jamb Result' })).not.toBeInTheDocument();
  });

  it('shows problems at their fields and focuses the first', async () => {
    const { calls } = serveApi(GEO);
    renderRegister();
    await fillRequired();
    await userEvent.clear(textbox(/^Email/));
    await enter(/^Email/, 'grace');
    await userEvent.click(registerButton());
    expect(await screen.findByText('Please enter a valid email')).toBeVisible();
    expect(textbox(/^Email/)).toHaveFocus();
    expect(calls.some(({ call }) => call === REGISTER)).toBe(false);
  });

  it('is submitted by its button only, not by Enter in a field', async () => {
    const { calls } = serveApi({ ...GEO, [REGISTER]: { status: 201, body: STUDENT } });
    renderRegister();
    await fillRequired();
    await userEvent.type(textbox(/^Serial Number/), '{Enter}');
    expect(calls.some(({ call }) => call === REGISTER)).toBe(false);
    registerButton().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(calls.some(({ call }) => call === REGISTER)).toBe(true));
  });

  it('shows a refusal, keeps the form, and retries with the same idempotency key', async () => {
    const { answers, calls } = serveApi({
      ...GEO,
      [REGISTER]: { status: 503, body: { code: 'OVERLOADED', message: 'Too many registrations at once' } },
    });
    renderRegister();
    await fillRequired();
    await userEvent.click(registerButton());
    expect(await screen.findByText('Too many registrations at once')).toBeVisible();
    await waitFor(() => expect(registerButton()).toBeEnabled());
    expect(textbox(/^Surname/)).toHaveValue('Okoro');

    answers[REGISTER] = { status: 409, body: { code: 'SERIAL_INVALID', message: 'Invalid serial number' } };
    await userEvent.click(registerButton());
    await waitFor(() => expect(textbox(/^Serial Number/)).toBeInvalid());
    expect(textbox(/^Serial Number/)).toHaveFocus();
    const keys = calls
      .filter(({ call }) => call === REGISTER)
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('addresses the applicant after success and prints the form', async () => {
    const { calls } = serveApi({
      ...GEO,
      [REGISTER]: { status: 201, body: STUDENT },
      'POST /api/media/documents': { status: 202, body: { jobId: 'job-1' } },
      'GET /api/media/documents/job-1': {
        status: 200,
        body: { status: 'done', progress: 100, url: '/api/media/files/f?exp=1&sig=s' },
      },
    });
    const tab = { location: { href: '' }, close: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    renderRegister();
    await fillRequired();
    await userEvent.click(screen.getByRole('button', { name: /NYSC Scheme/ }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Apply for NYSC Scheme' }));
    await userEvent.click(registerButton());

    const dialog = await screen.findByRole('dialog', { name: 'successful' });
    expect(dialog).toHaveTextContent('Dear Okoro Grace');
    expect(calls.find(({ call }) => call === REGISTER)?.body).toMatchObject({
      surname: 'Okoro',
      serialNumber: 'ABCD-EFGH-JKMN-PQRS',
      academicPrograms: [{ name: 'NYSC Scheme', options: [] }],
      currentEmploymet: { yearsExperience: '0-1 yr' },
    });

    await userEvent.click(within(dialog).getByRole('button', { name: 'Print Form' }));
    expect(await within(dialog).findByRole('link', { name: 'Open the PDF' })).toBeVisible();
    expect(tab.location.href).toBe('/api/media/files/f?exp=1&sig=s');
    const order = calls.find(({ call }) => call === 'POST /api/media/documents');
    expect(order?.headers.get('authorization')).toBe('Bearer print-token');
    expect(order?.body).toEqual({ kind: 'registration-form', id: STUDENT._id });

    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('shows an error when the printout fails', async () => {
    serveApi({ ...GEO, [REGISTER]: { status: 201, body: STUDENT } });
    jest.spyOn(window, 'open').mockReturnValue(null);
    renderRegister();
    await fillRequired();
    await userEvent.click(registerButton());
    await userEvent.click(await screen.findByRole('button', { name: 'Print Form' }));
    expect(
      await screen.findByText('There was an error generating your print out, contact admin'),
    ).toBeVisible();
  });

  it('resets every field after a confirmation', async () => {
    serveApi(GEO);
    renderRegister();
    await fillRequired();
    await choose('Years of Career Experience', '4-10 yrs');
    await choose('Title', 'Dr');
    await press('Reset');
    const dialog = await screen.findByRole('dialog', { name: 'Clear the whole form?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(textbox(/^Surname/)).toHaveValue('');
    expect(textbox(/^Serial Number/)).toHaveValue('');
    expect(screen.queryByAltText('Your passport picture')).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Years of Career Experience' })).toHaveTextContent('0-1 yr');
    expect(screen.getByRole('combobox', { name: 'Title' })).not.toHaveTextContent('Dr');
    expect(registerButton()).toBeDisabled();
  });

  it('ignores a picture that was still being read at a reset', async () => {
    serveApi(GEO);
    renderRegister();
    let decode: (picture: ImageBitmap) => void = () => undefined;
    globalThis.createImageBitmap = () => new Promise((resolve) => (decode = resolve));
    await userEvent.upload(passportFile(), face());
    await waitFor(() => expect(screen.getByText('Preparing the picture…')).toBeVisible());
    await press('Reset');
    const dialog = await screen.findByRole('dialog', { name: 'Clear the whole form?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    decode({ width: 300, height: 360, close: () => undefined });
    await allFilesAccepted();
    expect(screen.queryByAltText('Your passport picture')).not.toBeInTheDocument();
  });
});
