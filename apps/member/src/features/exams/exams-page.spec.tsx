import type { AccessToken, MyCertificate, MyExam } from '@concord/contracts';
import { findToast, press } from '@concord/testing/browser';
import { aStudent } from '@concord/testing/records';
import { screen, waitFor } from '@testing-library/react';
import { AMINA, expectAddress, found, MUSA, openMember, refused } from '../../testing/open-member';

const id = (n: number) => String(n).padStart(24, '0');
const EXAM: MyExam = {
  _id: id(1),
  examName: 'Peace Education',
  examCode: 'PE-1',
  totalQuestions: 16,
  minutes: 45,
  state: 'open',
  dueDate: '2026-12-05T22:59:59.999Z',
  dateWritten: null,
  score: null,
};
const DONE: MyExam = {
  ...EXAM,
  _id: id(2),
  examName: 'Mediation',
  state: 'completed',
  dateWritten: '2026-11-01T10:00:00.000Z',
  score: 10,
  result: {
    _id: id(3),
    percantage: 63,
    total_score: 10,
    total_questions: 16,
    pass: true,
    createdAt: '2026-11-01T10:00:00.000Z',
  },
};
const CERTIFICATE: MyCertificate = {
  _id: id(4),
  studentName: 'Musa Ali',
  courseTitle: 'Peace Building',
  certificateNumber: 'CERT-2026-7KQ2M-XW9PD',
  dateGenerated: '2026-11-20',
  status: 'valid',
};
const CALLS = {
  exams: 'GET me/exams',
  certificates: 'GET me/certificates',
  door: 'POST access/exam',
  result: `GET me/results/${id(3)}`,
  file: `GET me/certificates/${id(4)}/file`,
};

const open = (answers = {}, as: AccessToken = MUSA, path = '/me/exams') =>
  openMember(
    path,
    { [CALLS.exams]: found([EXAM, DONE]), [CALLS.certificates]: found([CERTIFICATE]), ...answers },
    as,
  );

const looking = { token: 'look-token', holder: { ...MUSA.holder, isViewed: true } };

describe('/me/exams', () => {
  it('shows exams, released results and certificates', async () => {
    open();
    await screen.findByText('Peace Education');
    expect(screen.getByText('Ready to start')).toBeVisible();
    expect(screen.getByText('Due 5 December 2026')).toBeVisible();
    expect(screen.getByText('10 of 16 · 63%')).toBeVisible();
    await screen.findByText('Peace Building');
    expect(screen.getByText(/^Verification page$/)).toHaveAttribute(
      'href',
      '/certificate/CERT-2026-7KQ2M-XW9PD',
    );
  });

  it('opens the exam portal signed in, without a token in the address', async () => {
    const student = aStudent({ _id: id(9) });
    const { made, store } = open({ [CALLS.door]: found({ ...student, token: 'candidate-token' }) });
    await press('Go to the exam portal');
    await expectAddress('/start-exam');
    expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/start-exam$/);
    expect(made(CALLS.door)).toMatchObject([{ authorization: `Bearer ${MUSA.token}` }]);
    expect(store.getState().handOver).toMatchObject({ token: 'candidate-token', _id: id(9) });
  });

  it('stays when the door is refused', async () => {
    const { store } = open({ [CALLS.door]: refused(429, 'Too many sign-ins') });
    await press('Go to the exam portal');
    await findToast('Too many sign-ins');
    await expectAddress('/me/exams');
    expect(store.getState().handOver).toBeNull();
  });

  it('tells a member without a registration why there is no door', async () => {
    const { calls } = open({}, AMINA);
    expect(await screen.findByText(/There is no registration under your name/)).toBeVisible();
    expect(screen.queryByText('Go to the exam portal')).toBeNull();
    expect(calls.filter(({ call }) => call.startsWith('GET me/'))).toEqual([]);
  });

  it('gives staff who look at it neither the door nor results', async () => {
    open({}, looking);
    await screen.findByText('Mediation');
    expect(screen.queryByText('Go to the exam portal')).toBeNull();
    expect(screen.queryByText('See result')).toBeNull();
  });

  it('shows no score of a held result', async () => {
    const { result: _, ...held } = { ...DONE, score: null, held: { until: '2026-12-05T08:00:00.000Z' } };
    open({ [CALLS.exams]: found([held]) });
    await screen.findByText('Results are released on 5 December 2026 at 09:00, Nigerian time.');
    expect(screen.getByText('Received')).toBeVisible();
    expect(screen.queryByText('See result')).toBeNull();
  });

  it('offers no file of a revoked certificate, and tells of its replacement', async () => {
    const gone = { ...CERTIFICATE, status: 'replaced', replacedBy: 'CERT-2026-NEW22-22222' };
    open({ [CALLS.certificates]: found([gone]) });
    expect(await screen.findByText('CERT-2026-NEW22-22222')).toHaveAttribute(
      'href',
      '/certificate/CERT-2026-NEW22-22222',
    );
    expect(screen.queryByText('Download PDF')).toBeNull();
  });

  it('asks for a file until it is printed', async () => {
    const answers = [
      { status: 'queued', progress: 0 },
      { status: 'done', progress: 100, url: '/api/media/files/x?sig=y' },
    ];
    const { made } = open({ [CALLS.file]: () => found(answers.shift()) });
    await screen.findByText('Peace Building');
    await press('Download certificate CERT-2026-7KQ2M-XW9PD');
    await waitFor(() => expect(screen.getByText('Open the PDF')).toBeVisible(), { timeout: 4000 });
    expect(made(CALLS.file)).toHaveLength(2);
  });
});

describe('/me/exams/results/:id', () => {
  const RESULT = {
    ...DONE.result,
    total_answered: 15,
    total_correct: 10,
    total_wrong: 5,
    remark: 'Well argued',
    exam: { _id: id(5), examName: 'Mediation', examCode: 'ME-1' },
    student: { _id: id(9), surname: 'Ali', firstName: 'Musa', middleName: null, gender: null },
  };
  const path = `/me/exams/results/${id(3)}`;

  it('shows a released result with its remark', async () => {
    open({ [CALLS.result]: found(RESULT) }, MUSA, path);
    expect(await screen.findByText('63% · Passed')).toBeVisible();
    expect(screen.getByText('Well argued')).toBeVisible();
    expect(screen.getByText('Total unanswered')).toBeVisible();
  });

  it('says that a result is not there', async () => {
    open({ [CALLS.result]: refused(404, 'Not found') }, MUSA, path);
    expect(await screen.findByText("This result isn't available")).toBeVisible();
  });

  it('asks nothing for staff who look at the page', async () => {
    const { made } = open({}, looking, path);
    expect(await screen.findByText(/Staff open results in the back office/)).toBeVisible();
    expect(made(CALLS.result)).toEqual([]);
  });
});
