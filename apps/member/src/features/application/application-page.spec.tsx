import type { AccessToken, MyApplication } from '@concord/contracts';
import { fill, type FakeRoutes, findToast, press, user } from '@concord/testing/browser';
import { type FakeUpload, serveUploads } from '@concord/testing/uploads';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anApplication, anAskedApplication, aProposal } from '../../testing/an-application';
import { AMINA, found, MUSA, OFFLINE, openMember, refused } from '../../testing/open-member';
import { describeFreshLinks } from '../../testing/passed-minutes';
import { slowPhoto } from '../../testing/slow-photo';

const GET = 'GET me/application';
const PROPOSE = 'POST me/application/corrections';
const WITHDRAW = `DELETE me/application/corrections/${'e'.repeat(24)}`;
const QUESTION = 'A clear copy of your degree';
const LOOK: AccessToken = { token: 'look', holder: { ...MUSA.holder, isViewed: true } };

const open = (application: MyApplication, routes: FakeRoutes = {}, as = MUSA) =>
  openMember('/me/application', { [GET]: found(application), ...routes }, as);

describe('/me/application', () => {
  describeFreshLinks(GET, () => open(anApplication()));

  it.each<[string, Partial<MyApplication>, string, RegExp]>([
    ['received', {}, 'We have your application', /Up next/],
    [
      'in-review',
      { state: 'in-review', at: '2026-11-23T10:00:00.000Z' },
      'We’re reviewing your application',
      /We’re on it, since 23 November/,
    ],
    [
      'answered',
      { state: 'answered', at: '2026-11-24T10:00:00.000Z' },
      'Thank you, we have your answer',
      /reading your answer, since 24 November/,
    ],
    [
      'accepted',
      { state: 'accepted', at: '2026-11-25T10:00:00.000Z', mayPropose: false },
      'Your application is accepted',
      /Accepted on 25 November/,
    ],
    [
      'rejected',
      { state: 'rejected', at: '2026-11-25T10:00:00.000Z', reason: 'No degree', mayPropose: false },
      'We couldn’t accept your application',
      /The reason: No degree/,
    ],
  ])('tells in words what became of it: %s', async (_, changes, title, words) => {
    open(anApplication(changes));
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByLabelText('Answer')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Propose a correction' }) !== null).toBe(
      anApplication(changes).mayPropose,
    );
  });

  it('shows an error with Retry, and says so if there is no application', async () => {
    const answers = [
      refused(503, 'Please wait'),
      ...Array.from({ length: 3 }, () => refused(503, 'Please wait')),
    ];
    open(anApplication(), { [GET]: () => answers.shift() ?? found(anApplication()) });
    await user.click(await screen.findByRole('button', { name: 'Retry' }, { timeout: 10_000 }));
    expect(await screen.findByText('Musa')).toBeVisible();
  });

  it('is empty for a person without one', async () => {
    open(anApplication(), { [GET]: refused(404, 'Not found') });
    expect(await screen.findByText('You have no application here')).toBeVisible();
  });

  describe('with a question', () => {
    let uploads: FakeUpload[] = [];
    const lastUpload = () => waitFor(() => uploads.at(-1) ?? Promise.reject(new Error('nothing was sent')));
    beforeEach(() => {
      uploads = [];
      serveUploads((upload) => uploads.push(upload));
    });

    const addPdf = async () => {
      const file = new File(['%PDF'], 'degree.pdf', { type: 'application/pdf' });
      await user.upload(screen.getByLabelText('File'), file);
      await screen.findByText('degree.pdf');
    };

    it('takes the answer with a file right there, and shows the progress', async () => {
      let now = anAskedApplication();
      open(now, { [GET]: () => found(now) });
      await fill('Answer', 'Here it is');
      await addPdf();
      await press('Send answer');
      const upload = await lastUpload();
      expect([upload.method, upload.url, upload.headers.get('authorization')]).toEqual([
        'POST',
        '/api/me/application/answers',
        'Bearer applicant-token',
      ]);
      expect(JSON.parse(upload.text)).toEqual({
        question: 1,
        text: 'Here it is',
        documents: [{ name: 'degree.pdf', file: 'data:application/pdf;base64,JVBERg==' }],
      });
      act(() => upload.progress(50, 100));
      expect(screen.getByText('Sending: 50%')).toBeVisible();
      now = anApplication({ state: 'answered', at: '2026-11-24T10:00:00.000Z' });
      act(() => upload.answer({ status: 201, body: now }));
      await findToast('Thank you, we have your answer');
      await waitFor(() => expect(screen.queryByLabelText('Answer')).toBeNull());
    });

    it('sends no answer without the photo that is still being prepared', async () => {
      open(anAskedApplication());
      const { photo, finish } = slowPhoto();
      await fill('Answer', 'Here it is');
      await user.upload(screen.getByLabelText('File'), photo);
      expect(screen.getByText(/We’re preparing your file/)).toBeVisible();
      await press('Send answer');
      fireEvent.submit(screen.getByRole('button', { name: 'Send answer' }));
      finish();
      expect(await screen.findByText('photo.jpg')).toBeVisible();
      expect(uploads).toEqual([]);
      await press('Send answer');
      expect(JSON.parse((await lastUpload()).text)).toMatchObject({ documents: [{ name: 'photo.jpg' }] });
    });

    it('keeps the answer when the connection fails, and sends it again under the same key', async () => {
      open(anAskedApplication());
      await fill('Answer', 'Here it is');
      await press('Send answer');
      const first = await lastUpload();
      act(() => first.onerror?.());
      expect(await screen.findByRole('alert')).toHaveTextContent('Your answer is still here.');
      expect(screen.getByLabelText('Answer')).toHaveValue('Here it is');
      await press('Send again');
      await waitFor(() => expect(uploads).toHaveLength(2));
      const keys = uploads.map(({ headers }) => headers.get('idempotency-key'));
      expect(keys[0]).toBe(keys[1]);
    });

    it('asks for an answer or a file, and names a refused file', async () => {
      open(anAskedApplication());
      await screen.findByLabelText('Answer');
      await press('Send answer');
      expect(screen.getByText('Write an answer, or add a file')).toBeVisible();
      expect(uploads).toHaveLength(0);
      await user.upload(screen.getByLabelText('File'), new File([], 'a.pdf', { type: 'application/pdf' }));
      expect(await screen.findByText('This file is empty. Choose another one')).toBeVisible();
      await addPdf();
      await press('Send answer');
      const upload = await lastUpload();
      const message = 'This PDF needs a password';
      const body = { code: 'FILE_REFUSED', message, issues: [{ path: 'documents.0.file', message }] };
      act(() => upload.answer({ status: 400, body }));
      expect(await screen.findByText(message)).toBeVisible();
      await press('Remove degree.pdf');
      expect(screen.queryByText('degree.pdf')).toBeNull();
    });

    it('is only read by staff who look at the page', async () => {
      open({ ...anAskedApplication(), proposals: [aProposal()] }, {}, LOOK);
      expect(await screen.findByText(QUESTION)).toBeVisible();
      for (const name of ['Send answer', 'Withdraw', 'Propose a correction'])
        expect(screen.queryByRole('button', { name })).toBeNull();
    });
  });

  it('proposes a correction of what was changed, with a reason', async () => {
    let now = anApplication();
    const { made } = open(now, {
      [GET]: () => found(now),
      [PROPOSE]: () => {
        now = anApplication({ proposals: [aProposal()] });
        return found(now);
      },
    });
    await press('Propose a correction');
    await fill(/^Surname/, 'Aliyu');
    await press('Send correction');
    expect(await screen.findByText('Tell us in a few words why this is right')).toBeVisible();
    expect(made(PROPOSE)).toHaveLength(0);
    await fill(/Why is this right/, 'As in my passport');
    await press('Send correction');
    await findToast('Thank you. We’ll look at your correction');
    expect(made(PROPOSE)[0]?.body).toEqual({ surname: 'Aliyu', reason: 'As in my passport' });
    expect(await screen.findByText('We’re looking at it')).toBeVisible();
    expect(screen.getByText('Surname: Ali → Aliyu')).toBeVisible();
  });

  it('says what the server refuses, at its field or above the buttons', async () => {
    const answers = [
      {
        status: 400,
        body: { code: 'VALIDATION', message: 'x', issues: [{ path: 'surname', message: 'Too short' }] },
      },
      refused(409, 'We have already decided'),
    ];
    open(anApplication(), { [PROPOSE]: () => answers.shift() ?? OFFLINE });
    await press('Propose a correction');
    await press('Send correction');
    expect(await screen.findByText('Change what is wrong first.')).toBeVisible();
    await fill(/^Surname/, 'Aliyu');
    await fill(/Why is this right/, 'As in my passport');
    await press('Send correction');
    expect(await screen.findByText('Too short')).toBeVisible();
    await press('Send correction');
    expect(await screen.findByText('We have already decided')).toBeVisible();
  });

  it('withdraws an open correction, and shows what became of others', async () => {
    const refusedOne = aProposal({ _id: 'a'.repeat(24), state: 'refused', answer: 'Your passport says Ali' });
    let now = anApplication({ proposals: [aProposal(), refusedOne] });
    const { made } = open(now, {
      [GET]: () => found(now),
      [WITHDRAW]: () => {
        now = anApplication({ proposals: [aProposal({ state: 'withdrawn' }), refusedOne] });
        return found(now);
      },
    });
    expect(await screen.findByText('Our answer: Your passport says Ali')).toBeVisible();
    await press('Withdraw');
    await findToast('Your correction is withdrawn');
    expect(made(WITHDRAW)).toHaveLength(1);
    expect(await screen.findByText('You withdrew it')).toBeVisible();
  });

  it('prints the form by a token of its own', async () => {
    const { made } = open(anApplication(), {
      'GET me/application/form': found({ id: 'd'.repeat(24), printToken: 'print' }),
      'POST media/documents': found({ jobId: 'j' }),
      'GET media/documents/j': found({ status: 'done', progress: 100, url: '/media/files/f' }),
    });
    await press('Print my form');
    expect(await screen.findByText(/Your form is ready/)).toBeVisible();
    expect(made('POST media/documents')[0]).toMatchObject({
      authorization: 'Bearer print',
      body: { kind: 'registration-form', id: 'd'.repeat(24) },
    });
  });
});

describe('the application on the home', () => {
  it('leads an applicant to the question', async () => {
    openMember('/me', { [GET]: found(anAskedApplication()) }, MUSA);
    const card = await screen.findByRole('region', { name: 'My application' });
    expect(within(card).getByText(QUESTION)).toBeVisible();
    expect(within(card).getByRole('link', { name: 'Answer now' })).toHaveAttribute('href', '/me/application');
  });

  it('is nothing for a member, and nothing without an application', async () => {
    const { made, unmount } = openMember('/me', {}, AMINA);
    await screen.findByRole('heading', { level: 1 });
    expect(made(GET)).toHaveLength(0);
    unmount();
    openMember('/me', { [GET]: refused(404, 'Not found') }, MUSA);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'My application' })).toBeNull());
  });
});
