import type { Review, Student } from '@concord/contracts';
import { type FakeRoutes, fill, findToast, press, user } from '@concord/testing/browser';
import { aStudent } from '@concord/testing/records';
import { screen, waitFor } from '@testing-library/react';
import { openAdmin } from '../../../testing/open-admin';

const idOf = (n: number) => `64a00000000000000000000${n}`;
const review: Review = { status: 'new', revision: 0, at: null, by: null, reason: null };
const applicant = (n: number, changes: Partial<Student> = {}) =>
  aStudent({ _id: idOf(n), surname: `Waiting${n}`, review, ...changes });
const accepted: Review = {
  status: 'accepted',
  revision: 1,
  at: '2026-11-23T10:00:00.000Z',
  by: 'sadiq',
  reason: null,
};

const DECIDE = (n: number) => `PATCH student/${idOf(n)}/decision`;
const PREVIEW = (n: number) => `POST student/${idOf(n)}/decision-preview`;
const mail = { to: 'amina@example.com', subject: 'Your application', text: 'x', html: '<p>x', isKept: true };

const ofEach = (waiting: readonly Student[]): FakeRoutes =>
  Object.fromEntries(
    waiting.flatMap((student, index) => [
      [`GET student/${student._id}`, { body: student }] as const,
      [DECIDE(index + 1), { body: { ...student, review: accepted } }] as const,
      [PREVIEW(index + 1), { body: mail }] as const,
    ]),
  );

function open(waiting: readonly Student[], routes: FakeRoutes = {}, path = '/admin/review') {
  return openAdmin(path, { 'GET student': { body: waiting }, ...ofEach(waiting), ...routes }, 'ADMIN');
}

const shown = (n: number) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Waiting${n} Amina`));
/** Waits until the buttons apply to the applicant. */
const ready = async (n: number) => {
  await shown(n);
  await screen.findByRole('heading', { name: 'Basic details' });
};

describe('ReviewPage', () => {
  it('processes the queue by keys: accepts with a preview of the e-mail, and moves on', async () => {
    const { made } = open([1, 2, 3].map((n) => applicant(n)));
    await ready(1);
    expect(made('GET student')[0]?.search.toString()).toContain('status=waiting');
    expect(screen.getByText('1 of 3')).toBeVisible();
    await user.keyboard('a');
    await screen.findByTitle('Preview: Your application');
    expect(screen.getByText('No mail server is set up, so the e-mail stays in the outbox.')).toBeVisible();
    await user.keyboard('{Enter}');
    await findToast('Accepted Waiting1 Amina');
    expect(made(DECIDE(1))[0]?.body).toEqual({ decision: 'accepted', notify: true, seen: 0 });
    await ready(2);
    await user.keyboard('j');
    await ready(3);
    expect(screen.getByText('3 of 3')).toBeVisible();
    await user.keyboard('k');
    await ready(2);
    // The queue is refetched after the last one.
    await user.keyboard('j');
    await ready(3);
    await user.keyboard('j');
    await ready(1);
    expect(made('GET student').filter(({ search }) => search.has('status'))).toHaveLength(2);
  });

  it('asks for the reason of a rejection and offers common ones; the e-mail is optional', async () => {
    const { made } = open([applicant(1)]);
    await ready(1);
    await user.keyboard('r');
    await press('Reject and send');
    expect(screen.getByText('Enter the reason in a few words')).toBeVisible();
    await press('You are already registered with us.');
    expect(document.activeElement).toHaveValue('You are already registered with us.');
    await user.keyboard('{Escape}');
    await press('Keep typing');
    await user.click(screen.getByLabelText('Send the applicant this e-mail'));
    await press('Reject');
    await findToast('Rejected Waiting1 Amina');
    const reason = 'You are already registered with us.';
    expect(made(DECIDE(1))[0]?.body).toEqual({ decision: 'rejected', notify: false, seen: 0, reason });
  });

  it('ignores keys while a field has the focus, or while they are turned off', async () => {
    const { made } = open([applicant(1), applicant(2)], {
      [`POST student/${idOf(1)}/notes`]: { status: 201, body: {} },
    });
    await ready(1);
    await user.type(await screen.findByLabelText('Note'), 'jar');
    await user.click(screen.getByRole('link', { name: /^Dashboard/ }));
    await press('Cancel');
    await user.type(screen.getByLabelText('Note'), '{Control>}{Enter}{/Control}');
    await waitFor(() => expect(made(`POST student/${idOf(1)}/notes`)[0]?.body).toEqual({ text: 'jar' }));
    await press('Turn keys off');
    await user.keyboard('j');
    await press('Turn keys on');
    expect(screen.getByText('1 of 2')).toBeVisible();
  });

  it('lets only authors edit and remove their notes', async () => {
    const at = '2026-11-23T10:00:00.000Z';
    const own = { _id: '6'.repeat(24), text: 'Called', by: 'halima', at, isOwn: true };
    const foreign = { ...own, _id: '7'.repeat(24), text: 'Wrote', by: 'sadiq', isOwn: false };
    const path = `student/${idOf(1)}/notes`;
    const [edit, remove] = [`PATCH ${path}/${own._id}`, `DELETE ${path}/${own._id}`];
    const { made } = open([applicant(1)], {
      [`GET ${path}`]: { body: [own, foreign] },
      [edit]: { body: own },
      [remove]: { body: { _id: own._id } },
    });
    await press(/^Edit the note by halima/);
    await fill('Note', 'Called twice');
    await press('Save');
    await findToast('Note saved');
    expect(made(edit)[0]?.body).toEqual({ text: 'Called twice' });
    await press(/^Remove the note by halima/);
    await press('Remove');
    await findToast('Note removed');
    expect(made(remove)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /the note by sadiq/ })).toBeNull();
  });

  it('shows a concurrent decision, keeps the typed reason, and retries only on request', async () => {
    const answers = [
      {
        status: 409,
        body: { code: 'ALREADY_DECIDED', message: 'sadiq has already accepted this application' },
      },
    ];
    let now = applicant(1);
    const { made } = open([now], {
      [`GET student/${idOf(1)}`]: () => ({ body: now }),
      [DECIDE(1)]: () => {
        now = applicant(1, { review: accepted });
        return answers.shift() ?? { body: now };
      },
    });
    await ready(1);
    await user.keyboard('m');
    await fill(/What is needed/, 'Your birth certificate');
    await press('Request and send');
    await findToast('sadiq has already accepted this application');
    expect(await screen.findByText(/Accepted by sadiq, 23\/11\/2026/)).toBeVisible();
    await press('Decide again');
    await press('Request and send');
    await findToast('More information requested from Waiting1 Amina');
    expect(made(DECIDE(1)).map(({ body }) => (body as { seen: number }).seen)).toEqual([0, 1]);
  });

  it('shows the first document at once, a picture with zoom, and other files as downloads', async () => {
    const file = (id: string) => ({ url: `/api/media/files/${id}?exp=1&sig=2`, public_id: id });
    const documents = [
      { name: 'scan.jpg', file: file('scan') },
      { name: 'letter.docx', file: file('letter') },
    ];
    open([applicant(1, { documents })]);
    await ready(1);
    expect(screen.getByAltText('scan.jpg')).toBeVisible();
    await press('Larger');
    expect(screen.getByText('150%')).toBeVisible();
    await press('letter.docx');
    expect(screen.getByText('Download letter.docx')).toHaveAttribute('href', file('letter').url);
    await press('Photo');
    expect(screen.getByAltText('Photo of Waiting1 Amina')).toBeVisible();
  });

  it('shows that nobody waits', async () => {
    open([]);
    expect(await screen.findByText('No applications to review')).toBeVisible();
  });

  it('opens an applicant by a link, even a decided one', async () => {
    const decided = applicant(4, { review: accepted });
    open([], { [`GET student/${idOf(4)}`]: { body: decided } }, `/admin/review?student=${idOf(4)}`);
    await ready(4);
    expect(screen.getByText(/sadiq, 23\/11\/2026/)).toBeVisible();
    expect(screen.getByRole('button', { name: /Accept/ })).toBeDisabled();
  });
});
