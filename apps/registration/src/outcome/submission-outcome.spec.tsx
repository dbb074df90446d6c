import type { RegisteredStudent } from '@concord/contracts';
import { aStudent } from '@concord/testing/records';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Observable } from '../shared/observable';
import { EMPTY_FORM } from '../form/registration-form';
import type { SubmissionState } from '../submit/submission';
import { renderInApp } from '../testing/render-in-form';
import { serveApi } from '../testing/render-register';
import { SubmissionOutcome } from './submission-outcome';

const PHOTO = 'data:image/jpeg;base64,AAAA';
const student: RegisteredStudent = {
  ...aStudent({
    surname: 'Ọlátúnjí',
    firstName: '<b>Grace</b>',
    email: 'grace@example.com',
    dob: '1990-02-03',
    membershipType: ['NYSC Scheme'],
    academicPrograms: [{ name: 'Academic Programs', options: ['Diploma'] }],
    documents: [{ name: 'Jamb Result', file: { url: 'media/files/d?exp=1&sig=s', public_id: 'd' } }],
  }),
  printToken: 'print-token',
};
const registered = (record: RegisteredStudent, notStored: readonly string[] = []): SubmissionState => ({
  kind: 'registered',
  student: record,
  photo: PHOTO,
  notStored,
});
const sendingState = (sent: number): SubmissionState => ({
  kind: 'sending',
  values: EMPTY_FORM,
  sent,
  total: 4096,
});

function show(state: SubmissionState, isDialogWanted = true) {
  const handlers = { onDialogWanted: jest.fn(), onRetry: jest.fn(), onClose: jest.fn() };
  renderInApp(
    <SubmissionOutcome submission={new Observable(state)} isDialogWanted={isDialogWanted} {...handlers} />,
  );
  return handlers;
}

function goOnline(online: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

describe('SubmissionOutcome', () => {
  beforeEach(() => void jest.spyOn(window, 'open').mockReturnValue(null));
  afterEach(() => jest.restoreAllMocks());

  it('shows the loading dialog with the progress; Close shows the bar', async () => {
    const { onDialogWanted } = show(sendingState(1024));
    const dialog = screen.getByRole('dialog', {
      name: 'Dear User kindly hold on, result will be displayed in a bit...',
    });
    expect(dialog).toHaveTextContent('Loading.....');
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
    expect(screen.getByRole('status')).toHaveTextContent('25% sent');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(onDialogWanted).toHaveBeenCalledWith(false);
  });

  it('shows only the bar once the dialog was closed', async () => {
    const { onDialogWanted } = show(sendingState(4096), false);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Saving your registration');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(onDialogWanted).toHaveBeenCalledWith(true);
  });

  it('says that nothing is lost without an answer, and shows when the network is back', async () => {
    const error = { status: 0, code: 'NETWORK', message: 'No', issues: [] };
    const { onRetry } = show({ kind: 'unanswered', values: EMPTY_FORM, error });
    const panel = screen.getByRole('alert');
    expect(panel).toHaveFocus();
    expect(panel).toHaveTextContent('The connection was lost');
    expect(panel).toHaveTextContent('You can safely try again');
    goOnline(false);
    expect(panel).toHaveTextContent('You are offline');
    goOnline(true);
    expect(panel).toHaveTextContent('You are back online');
    await userEvent.click(within(panel).getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('says that a form was not sent, until the network is back', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { onRetry } = show({ kind: 'not-sent', values: EMPTY_FORM });
    const panel = screen.getByRole('alert');
    expect(panel).toHaveTextContent('You are offline');
    expect(panel).toHaveTextContent('Your registration was not sent. Try again once you are back online');
    expect(panel).not.toHaveTextContent('may have reached us');
    goOnline(true);
    expect(panel).toHaveTextContent('You are back online');
    await userEvent.click(within(panel).getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  const printForm = () => userEvent.click(screen.getByRole('button', { name: 'Print Form' }));
  const printFromPage = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Print from this page' }));

  it('prints the form with its print token and saves the PDF', async () => {
    const { calls } = serveApi({
      'POST /api/media/documents': { status: 202, body: { jobId: 'j' } },
      'GET /api/media/documents/j': {
        status: 200,
        body: { status: 'done', progress: 100, url: '/api/media/files/f?exp=1&sig=s' },
      },
    });
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    show(registered(student));
    await printForm();
    expect(await screen.findByRole('link', { name: 'Open the PDF' })).toBeVisible();
    expect((saved.mock.contexts[0] as HTMLAnchorElement).getAttribute('href')).toBe(
      '/api/media/files/f?exp=1&sig=s',
    );
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer print-token');
    expect(calls[0]?.body).toEqual({ kind: 'registration-form', id: student._id });
  });

  it('prints the form from the page itself when the PDF is not available', async () => {
    serveApi({
      'POST /api/media/documents': { status: 202, body: { jobId: 'j' } },
      'GET /api/media/documents/j': { status: 200, body: { status: 'failed', progress: 0 } },
    });
    const print = jest.spyOn(window, 'print').mockReturnValue(undefined);
    show(registered(student));
    expect(screen.getByText('grace@example.com')).toBeVisible();
    await printForm();
    await printFromPage();
    const sheet = await screen.findByRole('article', { name: 'Registration form' });
    for (const text of [
      '<b>Grace</b>',
      '3 February 1990',
      'Diploma',
      'NYSC Scheme',
      'Jamb Result',
      'For the institute',
    ])
      expect(within(sheet).getByText(text)).toBeVisible();
    expect(within(sheet).getByRole('img')).toHaveAttribute('src', PHOTO);
    await waitFor(() => expect(sheet.querySelector('.printable-qr img')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('dialog', { name: 'successful' })).toBeVisible();
  });

  const NOT_PRINTED = 'There was an error generating your print out, contact admin';

  it.each([
    [401, /The PDF was available for 30 minutes only/],
    [404, NOT_PRINTED],
  ])('explains why there is no PDF after an answer %d', async (status, text) => {
    serveApi({ 'POST /api/media/documents': { status, body: { code: 'X', message: 'No' } } });
    show(registered(student));
    await printForm();
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('names the fields changed after the stored try', () => {
    show(registered(student, ['Title', 'Email']));
    const dialog = screen.getByRole('dialog', { name: 'successful' });
    expect(dialog).toHaveTextContent('registered with the details you sent then');
    expect(dialog).toHaveTextContent('Later changes are not included: Title, Email.');
  });

  it('cannot print an empty record', async () => {
    serveApi({ 'POST /api/media/documents': { status: 503, body: {} } });
    show(registered({ printToken: 'print-token' } as RegisteredStudent));
    await printForm();
    await printFromPage();
    expect(await screen.findByText(NOT_PRINTED)).toBeVisible();
  });
});
