import { memberSignedIn, memberOf } from '@concord/api-client/member';
import { provideSettings } from '@concord/institute';
import { type FakeRoutes, press, user } from '@concord/testing/browser';
import { act, screen, waitFor, within } from '@testing-library/react';
import { AMINA, expectAddress, found, OFFLINE, openMember, refused } from '../../testing/open-member';

const OPTIONS = 'GET access/options';
const CODE = 'POST access/code';
const VERIFY = 'POST access/verify';
const SIGN_OUT = 'POST access/sign-out';
const WRONG = "This code isn't right";

const open = (answers: FakeRoutes = {}, address = '/me/sign-in', channels = ['email']) =>
  openMember(
    address,
    {
      [OPTIONS]: found({ channels }),
      [CODE]: { status: 202, body: {} },
      [VERIFY]: found(AMINA),
      ...answers,
    },
    null,
  );

const emailField = () => screen.findByLabelText('E-mail');
const codeField = () => screen.findByLabelText('Code');

async function askForCode(email = 'amina@example.com') {
  await user.type(await emailField(), email);
  await press('Send me a code');
  return codeField();
}

describe('/me/sign-in', () => {
  afterEach(() => jest.useRealTimers());

  it('sends a code to the e-mail, and signs in as soon as six digits are typed', async () => {
    const { made, store } = open();
    const field = await askForCode();
    expect(made(CODE)).toMatchObject([
      { body: { email: 'amina@example.com', channel: 'email' }, authorization: null },
    ]);
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.getByRole('status')).toHaveTextContent('If we know amina@example.com');
    await user.type(field, '123456');
    await expectAddress('/me');
    expect(made(VERIFY)).toMatchObject([{ body: { email: 'amina@example.com', code: '123456' } }]);
    expect(memberOf(store.getState()).signIn).toMatchObject(AMINA);
    expect(await screen.findByText('Hello, Amina Bello')).toBeVisible();
  });

  it.each(['123 456', ' 123-456 '])('takes the code from %j in the clipboard', async (text) => {
    const { made } = open();
    await user.click(await askForCode());
    await user.paste(text);
    await expectAddress('/me');
    expect(made(VERIFY)).toMatchObject([{ body: { code: '123456' } }]);
  });

  it.each([
    ['/me/payments', '/me/payments'],
    ['/admin', '/me'],
    ['//elsewhere.example', '/me'],
  ])('with next=%s opens %s', async (next, path) => {
    open({}, `/me/sign-in?next=${encodeURIComponent(next)}`);
    await user.type(await askForCode(), '123456');
    await expectAddress(path);
    await screen.findByRole('navigation', { name: 'My pages', hidden: true });
  });

  it('sends nobody who is signed in through it', async () => {
    openMember('/me/sign-in?next=/me/sign-ins', { 'GET access/sessions': found([]) });
    await expectAddress('/me/sign-ins');
  });

  it('names a missing and a wrong e-mail at the field, and keeps the focus there', async () => {
    const body = { code: 'VALIDATION', message: 'Check the fields' };
    const issues = [{ path: 'email', message: 'Please enter a valid email' }];
    const { made } = open({ [CODE]: { status: 400, body: { ...body, issues } } });
    await emailField();
    await press('Send me a code');
    expect(await emailField()).toHaveAccessibleDescription('Enter your e-mail');
    expect(await emailField()).toHaveFocus();
    expect(made(CODE)).toEqual([]);
    await user.type(await emailField(), 'amina');
    expect(await emailField()).toHaveAttribute('aria-invalid', 'false');
    await press('Send me a code');
    await waitFor(async () =>
      expect(await emailField()).toHaveAccessibleDescription('Please enter a valid email'),
    );
    expect(await emailField()).toBeInvalid();
  });

  it('shows a refused code at its field, ready to be replaced', async () => {
    const { made } = open({ [VERIFY]: refused(400, WRONG) });
    const field = await askForCode();
    await user.type(field, '111111');
    await waitFor(() => expect(field).toHaveAccessibleDescription(WRONG));
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    await user.keyboard('222222');
    await waitFor(() => expect(made(VERIFY)).toHaveLength(2));
    expect(made(VERIFY)[1]).toMatchObject({ body: { code: '222222' } });
    await expectAddress('/me/sign-in');
  });

  it('sends the same code again by the button, and none that is too short', async () => {
    const { made } = open({ [VERIFY]: OFFLINE });
    const field = await askForCode();
    await user.type(field, '1234');
    await press('Sign in');
    await waitFor(() => expect(field).toHaveAccessibleDescription('The code has 6 digits'));
    expect(made(VERIFY)).toEqual([]);
    await user.type(field, '56');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/could not be reached/));
    await press('Sign in');
    await waitFor(() => expect(made(VERIFY)).toHaveLength(2));
  });

  it('sends another code after 30 seconds', async () => {
    const { made } = open();
    await askForCode();
    const again = () => screen.getByRole('button', { name: /^Send a new code/ });
    expect(again()).toBeDisabled();
    expect(again()).toHaveTextContent(/in (30|29) s/);
    const now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now + 30_000);
    await waitFor(() => expect(again()).toBeEnabled(), { timeout: 3000 });
    expect(again()).toHaveTextContent('Send a new code');
    await user.click(again());
    await waitFor(() => expect(made(CODE)).toHaveLength(2));
    await waitFor(() => expect(again()).toBeDisabled());
    expect(screen.getByRole('status')).toHaveTextContent('an e-mail with a new code is on its way');
    jest.mocked(Date.now).mockRestore();
  });

  it('keeps the e-mail while its code is being sent', async () => {
    let sent: () => void = () => undefined;
    const after = new Promise<void>((resolve) => (sent = resolve));
    const { made } = open({ [CODE]: { status: 202, body: {}, after } });
    const field = await emailField();
    await user.type(field, 'amina@example.com{Enter}');
    await waitFor(() => expect(made(CODE)).toHaveLength(1));
    expect(field).toHaveFocus();
    await user.keyboard('.ng');
    expect(field).toHaveValue('amina@example.com');
    sent();
    await codeField();
    expect(screen.getByRole('status')).toHaveTextContent('If we know amina@example.com,');
  });

  it('leads to no other e-mail while a code is being sent or checked', async () => {
    let done: () => void = () => undefined;
    const slow = () => ({ after: new Promise<void>((resolve) => (done = resolve)) });
    const answers = [{}, slow()];
    open({
      [CODE]: () => ({ status: 202, body: {}, ...answers.shift() }),
      [VERIFY]: () => ({ ...refused(400, WRONG), ...slow() }),
    });
    const field = await askForCode();
    const other = () => screen.getByRole('button', { name: 'Use another e-mail' });
    const now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now + 30_000);
    const again = screen.getByRole('button', { name: /^Send a new code/ });
    await waitFor(() => expect(again).toBeEnabled(), { timeout: 3000 });
    await user.click(again);
    await waitFor(() => expect(other()).toBeDisabled());
    done();
    await waitFor(() => expect(other()).toBeEnabled());
    await user.type(field, '111111');
    await waitFor(() => expect(other()).toBeDisabled());
    done();
    await waitFor(() => expect(field).toHaveAccessibleDescription(WRONG));
    expect(other()).toBeEnabled();
    jest.mocked(Date.now).mockRestore();
  });

  it('starts over with another e-mail', async () => {
    open();
    await askForCode();
    await press('Use another e-mail');
    expect(await emailField()).toHaveValue('amina@example.com');
  });

  it('offers SMS only if the site sends them', async () => {
    open();
    await askForCode();
    expect(screen.queryByRole('button', { name: /SMS/ })).not.toBeInTheDocument();
  });

  it('sends a code by SMS as the second way', async () => {
    const { made } = open({}, '/me/sign-in', ['email', 'sms']);
    await askForCode();
    const now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now + 30_000);
    const bySms = await screen.findByRole('button', { name: /^Send a code by SMS/ });
    await waitFor(() => expect(bySms).toBeEnabled(), { timeout: 3000 });
    jest.mocked(Date.now).mockRestore();
    await user.click(bySms);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('by SMS'));
    expect(made(CODE)[1]).toMatchObject({ body: { channel: 'sms' } });
  });

  it('names the office on a site that sends no codes, and takes the code that it gives', async () => {
    provideSettings({ phones: ['+234 801 111 2222'], samples: [] });
    const { made } = open({}, '/me/sign-in', []);
    const phone = await screen.findByRole('link', { name: '+234 801 111 2222' });
    expect(phone).toHaveAttribute('href', 'tel:+2348011112222');
    provideSettings({});
    await user.type(await emailField(), 'amina@example.com');
    await press('Enter the code');
    expect(made(CODE)).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('Enter the code that you got for amina@example.com');
    expect(screen.queryByRole('button', { name: /^Send/ })).not.toBeInTheDocument();
    await user.type(await codeField(), '123456');
    await expectAddress('/me');
  });

  it('takes a code that the office gave, without sending another', async () => {
    const { made } = open();
    await user.type(await emailField(), 'amina@example.com');
    await press('I already have a code');
    expect(await codeField()).toHaveFocus();
    expect(made(CODE)).toEqual([]);
    expect(screen.getByRole('button', { name: 'Send a new code' })).toBeEnabled();
  });

  it('asks which of several people signs in', async () => {
    const people = [
      { key: `member-${'c'.repeat(24)}`, name: 'Amina Bello', number: 'M-0001' },
      { key: `student-${'d'.repeat(24)}`, name: 'Musa Bello' },
    ];
    const { made } = open({
      [VERIFY]: ({ body }) => found((body as { as?: string }).as ? AMINA : { choices: people }),
    });
    await user.type(await askForCode(), '123456');
    expect(await screen.findByRole('heading', { name: 'Who are you?' })).toHaveFocus();
    const list = within(screen.getByRole('list'));
    expect(list.getAllByRole('button').map((each) => each.textContent)).toEqual([
      'Amina BelloM-0001',
      'Musa BelloApplicant',
    ]);
    await press(/Musa Bello/);
    await expectAddress('/me');
    expect(made(VERIFY)[1]).toMatchObject({ body: { code: '123456', as: people[1]?.key } });
  });

  it('completes a sign-out that did not reach the server, before it signs somebody in', async () => {
    const { calls, store } = openMember('/me', {
      [OPTIONS]: found({ channels: ['email'] }),
      [SIGN_OUT]: OFFLINE,
      [CODE]: { status: 202, body: {} },
      [VERIFY]: found(AMINA),
    });
    await press('Sign out');
    await expectAddress('/me/sign-in');
    expect(await screen.findByText('You are signed out.')).toBeVisible();
    expect(memberOf(store.getState()).ended).toBe('leaving');
    await user.type(await askForCode(), '123456');
    await expectAddress('/me');
    const order = calls.map(({ call }) => call).filter((call) => call === SIGN_OUT || call === VERIFY);
    expect(order.at(-1)).toBe(VERIFY);
    expect(order.filter((call) => call === SIGN_OUT).length).toBeGreaterThan(1);
  });

  it('follows a sign-in in another tab', async () => {
    const { store } = open();
    await emailField();
    act(() => void store.dispatch(memberSignedIn(AMINA)));
    await expectAddress('/me');
  });
});
