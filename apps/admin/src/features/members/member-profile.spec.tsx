import type { MailSummary, MemberMails } from '@concord/contracts';
import { type FakeRoutes, fill, findToast, press, user } from '@concord/testing/browser';
import { aStudent } from '@concord/testing/records';
import { screen, waitFor, within } from '@testing-library/react';
import { aMember } from '../../testing/member-records';
import { openAdmin } from '../../testing/open-admin';

const STUDENT = aStudent({ surname: 'Okafor', firstName: 'Adaeze' });
const MEMBER = aMember({ student: STUDENT._id });
const PATH = `/admin/members/${MEMBER._id}`;
const REFUSED = { status: 409, body: { code: 'REVISION', message: 'Somebody else changed this member' } };
const by = { _id: '64b000000000000000000001', username: 'halima' };

const open = (routes: FakeRoutes, tab = '', member = MEMBER) =>
  openAdmin(`${PATH}${tab && `?tab=${tab}`}`, {
    [`GET member/${MEMBER._id}`]: { body: member },
    [`GET student/${STUDENT._id}`]: { body: STUDENT },
    ...routes,
  });

describe('TakeOverDialog', () => {
  const CALL = `POST member/${MEMBER._id}/take-over`;

  it('shows both names, and takes over those of the application', async () => {
    const { made } = open({ [CALL]: { body: MEMBER } });
    await press('Names from the application');
    const row = await screen.findByRole('row', { name: /First name/ });
    expect(row).toHaveTextContent('First nameAdaAdaeze');
    await press('Take over');
    await findToast('The names are taken over');
    expect(made(CALL)).toMatchObject([{ body: { revision: MEMBER.revision } }]);
  });

  it('has nothing to take over when the names are the same', async () => {
    const { title, surname, firstName, middleName, gender, dob } = STUDENT;
    open({}, '', { ...MEMBER, title, surname, firstName, middleName, gender, dob });
    await press('Names from the application');
    await screen.findByText('The member has the names of the application already.');
    expect(screen.queryByRole('button', { name: 'Take over' })).not.toBeInTheDocument();
  });

  it('shows the member again when somebody else changed it', async () => {
    const current = { body: MEMBER };
    const { made } = open({ [`GET member/${MEMBER._id}`]: () => current, [CALL]: REFUSED });
    await press('Names from the application');
    await screen.findByRole('row', { name: /First name/ });
    current.body = { ...MEMBER, revision: 4, surname: 'Okafor-Bello' };
    await press('Take over');
    expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else changed this member');
    expect(screen.getByRole('row', { name: /Surname/ })).toHaveTextContent('Okafor-BelloOkafor');
    await press('Take over');
    await waitFor(() => expect(made(CALL).at(-1)?.body).toEqual({ revision: 4 }));
  });
});

describe('ExperienceDialog', () => {
  const CALL = `PATCH member/${MEMBER._id}`;
  const KNOWN = { ...MEMBER, experience: { years: 4, on: '2025-01-01' } };

  it('says what the next grade asks for, and changes the years by revision', async () => {
    const { made } = open({ [CALL]: { body: KNOWN } }, 'membership', KNOWN);
    const section = within(await screen.findByRole('region', { name: 'Work experience' }));
    expect(section.getByText('4 years on 01/01/2025.')).toBeVisible();
    expect(section.getByText('Full asks for 6 years.')).toBeVisible();
    await user.click(section.getByRole('button', { name: 'Change' }));
    await fill('Years of experience', 'six');
    await press('Save');
    expect(await screen.findByText('Enter whole years, or leave it empty')).toBeVisible();
    await fill('Years of experience', '6');
    await press('Save');
    await findToast('Saved');
    expect(made(CALL)).toMatchObject([
      { body: { revision: MEMBER.revision, experience: { years: 6, on: '2025-01-01' } } },
    ]);
  });

  it('keeps what was typed when somebody else saved first', async () => {
    const current = { body: KNOWN };
    const { made } = open(
      { [`GET member/${MEMBER._id}`]: () => current, [CALL]: REFUSED },
      'membership',
      KNOWN,
    );
    const section = within(await screen.findByRole('region', { name: 'Work experience' }));
    await user.click(section.getByRole('button', { name: 'Change' }));
    await fill('Years of experience', '');
    current.body = { ...KNOWN, revision: 4, experience: { years: 9, on: '2025-01-01' } };
    await press('Save');
    expect(await screen.findByRole('alert')).toHaveTextContent('is now 9 years on 01/01/2025');
    await press('Save');
    await waitFor(() => expect(made(CALL).at(-1)?.body).toEqual({ revision: 4, experience: null }));
  });
});

describe('MemberMailsTab', () => {
  const MAILS = `GET member/${MEMBER._id}/mails`;
  const mails: MemberMails = {
    email: 'ada@concord.example',
    pause: { reason: 'In hospital', until: '2026-12-31', at: '2026-11-20T09:00:00.000Z', by },
    mails: [
      {
        _id: 'receipt-1',
        kind: 'receipt',
        on: '2026-11-20',
        state: 'skipped',
        why: 'the payment was reversed',
      },
      { _id: 'invoice-1', kind: 'invoice', on: '2026-11-01', state: 'requested', why: null },
    ],
    coming: [],
  };
  const sent: MailSummary = {
    _id: '66e000000000000000000001',
    student: MEMBER._id,
    member: MEMBER._id,
    name: MEMBER.name,
    to: 'ada@concord.example',
    kind: 'invoice',
    subject: 'Invoice INV-2026-000001',
    status: 'sent',
    tries: 1,
    createdAt: '2026-11-01T09:00:00.000Z',
    sentAt: '2026-11-01T09:00:01.000Z',
    error: null,
  };

  it('lists what was sent, what was left out and why, and ends a pause', async () => {
    const resume = `DELETE member/${MEMBER._id}/reminder-pause`;
    const { made } = open(
      {
        [MAILS]: { body: mails },
        'GET admin/outbox': { body: [sent] },
        [resume]: { body: { ...mails, pause: undefined } },
      },
      'mails',
    );
    expect(await screen.findByText(/Reminders are paused until 31\/12\/2026/)).toHaveTextContent(
      'In hospital',
    );
    expect(await screen.findByRole('link', { name: 'Invoice INV-2026-000001' })).toHaveAttribute(
      'href',
      `/admin/outbox/${sent._id}`,
    );
    expect(made('GET admin/outbox').at(-1)?.search.get('student')).toBe(MEMBER._id);
    const held = within(screen.getByRole('region', { name: 'Not sent' }));
    expect(held.getByText('Receipt').closest('tr')).toHaveTextContent('the payment was reversed');
    expect(held.queryByText('Invoice')).not.toBeInTheDocument();
    await press('End the pause');
    await press('End the pause');
    await findToast(`Reminders go again: ${MEMBER.name}`);
    expect(made(resume)).toHaveLength(1);
  });
});

describe('MemberExams', () => {
  it('shows exams, results and certificates of the applicant’s record', async () => {
    open(
      {
        [`GET exams/studentExamByStudentId/${STUDENT._id}`]: { body: [] },
        'GET result': { body: [] },
        'GET certificate': { body: [] },
      },
      'exams',
    );
    expect(await screen.findByText('No exams yet')).toBeVisible();
    expect(await screen.findByText('No results yet')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Certificates' })).toBeVisible();
  });
});
