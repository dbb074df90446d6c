import type { MyProfile } from '@concord/contracts';
import { type FakeAnswer, fill, findToast, press, user } from '@concord/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import { aRequest } from '../../testing/a-request';
import { held } from '../../testing/held';
import { memberAs, openMember } from '../../testing/open-member';
import { describeFreshLinks } from '../../testing/passed-minutes';
import { slowPhoto } from '../../testing/slow-photo';

const profile: MyProfile = {
  number: 'CIPCM-000007',
  kind: 'person',
  name: 'Okafor Ada',
  title: null,
  surname: 'Okafor',
  firstName: 'Ada',
  middleName: null,
  gender: null,
  dob: '1980-02-29',
  organisation: null,
  contact: null,
  email: 'ada@members.example',
  phoneNumber: '08031112222',
  country: 'NG',
  state: 'Kano',
  revision: 3,
  request: null,
};
const GET = 'GET me/profile';
const UPDATE = 'PATCH me/profile';
const ASK = 'POST me/profile/requests';
const EMAIL = 'POST me/profile/email';
const CONFIRM = 'POST me/profile/email/confirm';
const WITHDRAW = `DELETE me/requests/${aRequest()._id}`;
const found = (body: unknown) => ({ status: 200, body });
const COUNTRIES = [
  { id: 'GH', iso2: 'GH', name: 'Ghana', emoji: '' },
  { id: 'NG', iso2: 'NG', name: 'Nigeria', emoji: '' },
];

const open = (more: Partial<MyProfile> = {}, routes = {}, holder = {}) =>
  openMember(
    '/me/profile',
    { [GET]: found({ ...profile, ...more }), 'GET geo/countries': found(COUNTRIES), ...routes },
    memberAs(holder),
  );

/** Gives the reason and a document of a correction, and sends it. */
async function sendWithDocument() {
  await fill(/^Reason/, 'I married in May');
  const file = new File(['%PDF'], 'marriage.pdf', { type: 'application/pdf' });
  await user.upload(screen.getByLabelText('Documents', { selector: 'input' }), file);
  await screen.findByText('marriage.pdf');
  await press('Send request');
  await findToast('Thank you. We’ll look at your request');
}

describe('ProfilePage', () => {
  describeFreshLinks(GET, () => open());

  it('shows the record, and saves what was changed of the contact', async () => {
    const { made } = open({}, { [UPDATE]: found({ ...profile, state: 'Oyo', revision: 4 }) });
    expect(await screen.findByText('29 February 1980')).toBeVisible();
    expect(screen.getByText(/We write to ada@members.example/)).toBeVisible();
    await fill('State', 'Oyo');
    await screen.findByRole('option', { name: 'Ghana' });
    await user.selectOptions(screen.getByLabelText('Country'), 'GH');
    await press('Save contact');
    await findToast('Saved');
    expect(made(UPDATE)[0]?.body).toEqual({ revision: 3, state: 'Oyo', country: 'GH' });
  });

  it('keeps what is typed while it saves, and until the record is read again', async () => {
    const saving = held();
    const reading = held();
    const saved = { ...profile, state: 'Oyo', phoneNumber: '0803 111 2222', revision: 4 };
    const reads: FakeAnswer[] = [found(profile), { ...found(saved), after: reading.after }];
    const { made } = open(
      {},
      { [GET]: () => reads.shift() ?? found(saved), [UPDATE]: { ...found(saved), after: saving.after } },
    );
    await fill('State', 'Oyo ');
    await press('Save contact');
    await waitFor(() => expect(made(UPDATE)).toHaveLength(1));
    await user.selectOptions(screen.getByLabelText('Country'), 'GH');
    saving.answer();
    await findToast('Saved');
    reading.answer();
    await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveValue('0803 111 2222'));
    expect(screen.getByLabelText('State')).toHaveValue('Oyo');
    expect(screen.getByLabelText('Country')).toHaveValue('GH');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save contact' })).toBeEnabled());
    await press('Save contact');
    await waitFor(() => expect(made(UPDATE)).toHaveLength(2));
    expect(made(UPDATE)[1]?.body).toEqual({ revision: 4, country: 'GH' });
  });

  it('keeps what was typed when staff have changed the contact meanwhile', async () => {
    const theirs = { ...profile, phoneNumber: '0802', state: 'Kaduna', revision: 4 };
    const reads = [profile];
    const conflict = { status: 409, body: { code: 'CONFLICT', message: 'It has changed meanwhile' } };
    const writes = [conflict, found(theirs)];
    const { made } = open(
      {},
      { [GET]: () => found(reads.shift() ?? theirs), [UPDATE]: () => writes.shift() ?? conflict },
    );
    await fill('State', 'Oyo');
    await press('Save contact');
    await findToast('It has changed meanwhile');
    await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveValue('0802'));
    expect(screen.getByLabelText('State')).toHaveValue('Oyo');
    await press('Save contact');
    await waitFor(() => expect(made(UPDATE)).toHaveLength(2));
    expect(made(UPDATE)[1]?.body).toEqual({ revision: 4, state: 'Oyo' });
  });

  it('sends nothing if nothing has changed, and shows what is refused at its field', async () => {
    const issues = [{ path: 'phoneNumber', message: 'Use at most 40 characters' }];
    const refused = { status: 400, body: { code: 'VALIDATION', message: 'Check the fields', issues } };
    const { made } = open({}, { [UPDATE]: refused });
    await screen.findByLabelText('State');
    await press('Save contact');
    await findToast('Nothing has changed');
    expect(made(UPDATE)).toEqual([]);
    await fill('Phone', '0803');
    await press('Save contact');
    expect(await screen.findByText('Use at most 40 characters')).toBeVisible();
  });

  it('changes the e-mail by a code that goes to the new one', async () => {
    const wrong = {
      status: 400,
      body: { code: 'VALIDATION', message: 'x', issues: [{ path: 'code', message: 'Wrong' }] },
    };
    const answers = [wrong, found({ email: 'new@members.example' })];
    const { made } = open(
      {},
      { [EMAIL]: { status: 202, body: {} }, [CONFIRM]: () => answers.shift() ?? wrong },
    );
    await press('Change e-mail');
    await fill('New e-mail', 'nobody');
    await press('Send the code');
    expect(await screen.findByText('Please enter a valid email')).toBeVisible();
    await fill('New e-mail', ' New@Members.Example ');
    await press('Send the code');
    expect(await screen.findByText(/on its way to new@members.example/)).toBeVisible();
    expect(made(EMAIL)[0]?.body).toEqual({ email: 'new@members.example' });
    const code = screen.getByLabelText('Code');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await fill('Code', '12');
    await press('Change my e-mail');
    expect(await screen.findByText('The code has six digits')).toBeVisible();
    await fill('Code', '123 456');
    await press('Change my e-mail');
    expect(await screen.findByText('Wrong')).toBeVisible();
    await press('Change my e-mail');
    await findToast('Your e-mail is changed');
    expect(made(CONFIRM)[0]?.body).toEqual({ code: '123456' });
  });

  it('asks for a correction with a document', async () => {
    const { made } = open({}, { [ASK]: { status: 201, body: aRequest() } });
    await press('Ask for a correction');
    await fill('Surname', 'Bello');
    await press('Send request');
    expect(await screen.findByText('Give the reason in a few words')).toBeVisible();
    expect(screen.getByText('Add at least one file')).toBeVisible();
    expect(made(ASK)).toEqual([]);
    await sendWithDocument();
    expect(made(ASK)[0]?.body).toEqual({
      surname: 'Bello',
      reason: 'I married in May',
      files: [{ name: 'marriage.pdf', file: 'data:application/pdf;base64,JVBERg==' }],
    });
  });

  it('asks for what the member changed only, although staff changed the record meanwhile', async () => {
    const theirs = { ...profile, title: 'Dr', state: 'Oyo', revision: 5 };
    const reads = [profile];
    const { made } = open(
      {},
      {
        [GET]: () => found(reads.shift() ?? theirs),
        [UPDATE]: found(theirs),
        [ASK]: { status: 201, body: aRequest() },
      },
    );
    await press('Ask for a correction');
    await fill('Surname', 'Bello');
    await fill('State', 'Oyo');
    await press('Save contact');
    expect(await screen.findByText('Dr')).toBeVisible();
    await sendWithDocument();
    expect(made(ASK)[0]?.body).toMatchObject({ surname: 'Bello' });
    expect(made(ASK)[0]?.body).not.toHaveProperty('title');
  });

  it('asks for nothing before the photo of a document is prepared', async () => {
    open();
    const { photo, finish } = slowPhoto();
    await press('Ask for a correction');
    await user.upload(await screen.findByLabelText('Documents', { selector: 'input' }), photo);
    expect(screen.getByText(/We’re preparing your file/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send request' })).toBeDisabled();
    finish();
    expect(await screen.findByText('photo.jpg')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send request' })).toBeEnabled();
  });

  it('shows an open request instead of the form, and withdraws it', async () => {
    const { made } = open({ request: aRequest() }, { [WITHDRAW]: found(aRequest({ state: 'withdrawn' })) });
    expect(await screen.findByText('We’re looking at it')).toBeVisible();
    expect(screen.getByText('Surname: Okafor → Bello')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask for a correction' })).toBeNull();
    await press('Withdraw: Correction');
    await findToast('Your request is withdrawn');
    expect(made(WITHDRAW)).toHaveLength(1);
  });

  it('tells why a request was refused, and lets the member ask again', async () => {
    const decision = { reason: 'The document is unreadable', at: '2026-11-22T09:00:00.000Z' };
    open({ request: aRequest({ state: 'refused', decision }) });
    expect(
      await screen.findByText(/Our answer of 22 November 2026: The document is unreadable/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ask for a correction' })).toBeVisible();
  });

  it('is only read by staff who look at the page', async () => {
    open({ request: aRequest() }, {}, { isViewed: true });
    expect(await screen.findByText('We’re looking at it')).toBeVisible();
    for (const name of [/Save contact/, /Change e-mail/, /Withdraw/, /Ask for/])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getByLabelText('Phone')).toBeDisabled();
  });

  it('has the name and the contact of an organisation', async () => {
    open({ kind: 'organisation', organisation: 'Peace Ltd', contact: 'Musa Bala', surname: null });
    expect(await screen.findByText('Peace Ltd')).toBeVisible();
    expect(screen.getByLabelText('Person to write to')).toHaveValue('Musa Bala');
    expect(screen.queryByText('Date of birth')).toBeNull();
  });

  it('leads an applicant to the application, and shows an error with Retry', async () => {
    const { unmount } = open({}, {}, { member: null, number: null, student: 'd'.repeat(24) });
    expect(await screen.findByRole('link', { name: 'Go to my application' })).toHaveAttribute(
      'href',
      '/me/application',
    );
    unmount();
    open({}, { [GET]: { status: 400, body: { code: 'X', message: 'Please wait' } } });
    await waitFor(() => expect(screen.getByRole('button', { name: /Retry|Try again/ })).toBeVisible());
  });
});
