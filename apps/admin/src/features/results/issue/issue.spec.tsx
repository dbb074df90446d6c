import type { CertificatesIssued } from '@concord/contracts';
import { chooseOption, fill, findField, findToast, press, user } from '@concord/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import { openAdmin } from '../../../testing/open-admin';
import { aCertificate, aCourse, aResult, aTask } from '../../../testing/records';

const passed = { ...aResult('Calm'), pass: true, percantage: 100 };
const exam = passed.exam._id;
const course = aCourse({ exams: [{ _id: exam, examCode: passed.exam.examCode }] });
const earned = aCertificate({ exam, result: passed._id, student: passed.student._id });
const ISSUE = 'POST certificate/issue';
const BULK = 'POST certificate/bulk';
const SHORT = 'Amina O. T. Bello';

describe('CertificateSection', () => {
  const open = (routes = {}, result: object = passed) =>
    openAdmin(`/admin/student-result/${passed._id}`, {
      [`GET result/${passed._id}`]: { body: result },
      'GET course': { body: [course, aCourse({ _id: '64f000000000000000000002' })] },
      ...routes,
    });

  it('issues one for a passed result, for the only course of the exam', async () => {
    const { made } = open({ [ISSUE]: { status: 201, body: earned } });
    expect(await screen.findByText('None issued yet')).toBeVisible();
    await press('Issue certificate');
    await user.click(await screen.findByLabelText('Tell the student by e-mail'));
    await press('Issue');
    await findToast('Certificate CERT-2026-AAAA issued');
    expect(made(ISSUE)[0]?.body).toMatchObject({ result: passed._id, course: course._id, notify: true });
  });

  it('shows an existing one, and reports a repeated request', async () => {
    open({ 'GET certificate': { body: [earned] }, [ISSUE]: { status: 200, body: earned } });
    expect(await screen.findByRole('link', { name: 'CERT-2026-AAAA' })).toBeVisible();
    await press('Issue certificate');
    await press('Issue');
    await findToast('Bello Amina already has certificate CERT-2026-AAAA');
  });

  it('asks for a short form of a long name, and keeps the typed one', async () => {
    const refusal = {
      status: 422,
      body: {
        code: 'NAME_TOO_LONG',
        message: 'Too long',
        issues: [{ path: 'studentName', message: SHORT }],
      },
    };
    const answers = [refusal, { status: 503, body: { code: 'UNAVAILABLE', message: 'Try again' } }];
    const { made } = open({ [ISSUE]: () => answers.shift() ?? { status: 201, body: earned } });
    await press('Issue certificate');
    await press('Issue');
    expect(await findField('Name on the certificate')).toHaveValue(SHORT);
    await fill('Name on the certificate', 'Amina Bello');
    await press('Issue');
    await findToast('Try again');
    expect(await findField('Name on the certificate')).toHaveValue('Amina Bello');
    await press('Issue');
    await findToast('Certificate CERT-2026-AAAA issued');
    expect(made(ISSUE)[2]?.body).toMatchObject({ studentName: 'Amina Bello' });
  });

  it('offers none without a course of the exam, for a fail, or for a held result', async () => {
    const first = open({ 'GET course': { body: [] } });
    expect(await screen.findByText(/^No course uses this exam/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add it to a course' })).toHaveAttribute(
      'href',
      '/admin/courses',
    );
    expect(screen.queryByText('Issue certificate')).not.toBeInTheDocument();
    first.unmount();
    for (const result of [aResult('Noise'), { ...passed, held: { until: null } }]) {
      const { unmount } = open({}, result);
      await screen.findByText('Remark and note');
      expect(screen.queryByText('Certificate')).not.toBeInTheDocument();
      unmount();
    }
  });

  it('offers no certificate to a rejected applicant, and says why', async () => {
    open({}, { ...passed, standing: { status: 'rejected' } });
    expect(await screen.findByText(/^This applicant was rejected, so no certificate/)).toBeVisible();
    expect(screen.queryByText('Issue certificate')).not.toBeInTheDocument();
  });

  it('asks for other letters if a name has unprintable ones', async () => {
    const message = 'The name has letters that cannot be printed: ד. Write it in other letters';
    const issues = [{ path: 'studentName', message }];
    const { made } = open({ [ISSUE]: { status: 422, body: { code: 'NAME_UNPRINTABLE', message, issues } } });
    await press('Issue certificate');
    await press('Issue');
    expect(await screen.findByText(message)).toBeVisible();
    await fill('Name on the certificate', 'Daud Bello');
    await press('Issue');
    await waitFor(() => expect(made(ISSUE).at(-1)?.body).toMatchObject({ studentName: 'Daud Bello' }));
  });
});

describe('IssueManyButton', () => {
  const dry: CertificatesIssued = {
    issued: 1,
    left: [
      { code: 'NAME_TOO_LONG', count: 1 },
      { code: 'NOT_PASSED', count: 1 },
    ],
    skipped: [
      {
        result: passed._id,
        student: passed.student._id,
        code: 'NAME_TOO_LONG',
        name: 'Amina Oluwaseun Temitope Bello',
        suggestion: SHORT,
      },
    ],
  };
  const outcome: CertificatesIssued = {
    issued: 2,
    left: [{ code: 'NOT_PASSED', count: 1 }],
    skipped: [{ result: passed._id, student: passed.student._id, code: 'NOT_PASSED', name: 'Musa Sani' }],
  };
  const task = aTask('certificates-issue');
  const open = (query = '', routes = {}) =>
    openAdmin(`/admin/student-result${query}`, {
      'GET result': { body: [passed], total: 3 },
      'GET course': { body: [course] },
      'GET exams': {
        body: [passed.exam, { ...passed.exam, _id: '64c000000000000000000002', examName: 'Arbitration' }],
      },
      [BULK]: ({ body }) =>
        (body as { dryRun?: boolean }).dryRun ? { body: dry } : { status: 202, body: task },
      [`GET exams/tasks/${task._id}`]: { body: aTask('certificates-issue', outcome) },
      ...routes,
    });
  const selectAll = async () => {
    await user.click(await screen.findByLabelText('Select the result of Bello Amina'));
    await press('Select all 3 that match');
    await press('Issue certificates');
  };

  it('is on the page of certificates too, with the exam chosen in the dialog', async () => {
    const { made } = openAdmin('/admin/student-certificates', {
      'GET course': { body: [course] },
      'GET exams': {
        body: [passed.exam, { ...passed.exam, _id: '64c000000000000000000002', examName: 'Arbitration' }],
      },
      [BULK]: { body: dry },
    });
    await press('Issue from results');
    expect(await screen.findByText('Choose the exam to see how many will get a certificate.')).toBeVisible();
    expect(made(BULK)).toEqual([]);
    await chooseOption(/^Exam/, `${passed.exam.examName} (${passed.exam.examCode})`);
    expect(await screen.findByText(/^2 of 3 results will get a certificate/)).toBeVisible();
    expect(made(BULK)[0]?.body).toEqual({
      exam,
      course: course._id,
      filter: {},
      acceptedOnly: true,
      dryRun: true,
    });
  });

  it('previews the outcome, accepts short names, and shows the outcome', async () => {
    const { made } = open(`?exam=${exam}&search=bello`);
    await selectAll();
    expect(
      await screen.findByText('2 of 3 results will get a certificate. Left out: 1 did not pass.'),
    ).toBeVisible();
    const long = 'Amina Oluwaseun Temitope Bello';
    expect(await findField(long)).toHaveValue(SHORT);
    await fill(long, '');
    expect(await screen.findByText(/^1 of 3 .* 1 has a name that is too long/)).toBeVisible();
    await fill(long, 'M'.repeat(29));
    expect(screen.getByRole('button', { name: 'Issue 2 certificates', hidden: true })).toBeDisabled();
    await fill(long, 'Amina Bello');
    await press('Issue 2 certificates');
    expect(await screen.findByText('2 certificates issued')).toBeVisible();
    expect(screen.getByText('Musa Sani').closest('li')).toHaveTextContent('Musa Sani did not pass');
    const [asked, ordered] = made(BULK).map(({ body }) => body);
    const which = { exam, course: course._id, filter: { search: 'bello' } };
    expect(asked).toEqual({ ...which, acceptedOnly: true, dryRun: true });
    expect(ordered).toMatchObject({ ...which, count: 3, names: { [passed._id]: 'Amina Bello' } });
  });

  it('takes the selected rows and their exam', async () => {
    const { made } = open();
    await user.click(await screen.findByLabelText('Select the result of Bello Amina'));
    await press('Issue certificates');
    await screen.findByText(/^2 of 3 results will get a certificate/);
    expect(made(BULK)[0]?.body).toMatchObject({ exam, results: [passed._id] });
  });

  it('asks for the exam if all of several match', async () => {
    const { made } = open();
    await selectAll();
    expect(await screen.findByText('Choose the exam to see how many will get a certificate.')).toBeVisible();
    await chooseOption(/Exam/, 'Mediation (MED-1000)');
    await screen.findByText(/^2 of 3 results will get a certificate/);
    expect(made(BULK)[0]?.body).toMatchObject({ exam, filter: {} });
  });

  it('names who is skipped, and includes undecided applicants on request', async () => {
    const strict: CertificatesIssued = {
      issued: 1,
      left: [
        { code: 'REJECTED', count: 1 },
        { code: 'UNDECIDED', count: 1 },
      ],
      skipped: [
        { result: passed._id, student: 'a'.repeat(24), code: 'REJECTED', name: 'Ladi Danjuma' },
        { result: 'f'.repeat(24), student: 'b'.repeat(24), code: 'UNDECIDED', name: 'Musa Sani' },
      ],
    };
    const { made } = open(`?exam=${exam}`, {
      [BULK]: ({ body }: { body: unknown }) => ({
        body: (body as { acceptedOnly?: true }).acceptedOnly
          ? strict
          : { ...strict, issued: 2, undecided: 1 },
      }),
    });
    await selectAll();
    expect((await screen.findByText('Ladi Danjuma')).closest('li')).toHaveTextContent(
      'Ladi Danjuma was rejected',
    );
    expect(screen.getByText('Musa Sani').closest('li')).toHaveTextContent('Musa Sani is not decided yet');
    await user.click(screen.getByLabelText('Include applicants who are not decided yet (1)'));
    await waitFor(() => expect(made(BULK).at(-1)?.body).not.toHaveProperty('acceptedOnly'));
    expect(made(BULK)[0]?.body).toMatchObject({ acceptedOnly: true, dryRun: true });
  });

  it('offers the exam of a course first', async () => {
    open();
    await selectAll();
    await user.click(await screen.findByRole('combobox', { name: /Exam/, hidden: true }));
    const options = await screen.findAllByRole('option');
    const labels = ['Mediation (MED-1000)', 'Arbitration (MED-1000), not in a course'];
    const shown = options.map(({ textContent }) => textContent);
    expect(shown.filter((text) => labels.includes(text))).toEqual(labels);
  });

  it('links to the release of held results', async () => {
    open('', { 'GET result': { body: [{ ...passed, held: { until: null } }], total: 1 } });
    await user.click(await screen.findByLabelText('Select the result of Bello Amina'));
    await press('Issue certificates');
    expect(await screen.findByRole('link', { name: 'Release the results', hidden: true })).toHaveAttribute(
      'href',
      `/admin/exams/${exam}`,
    );
  });

  it('shows why nothing can be issued', async () => {
    const message = 'The results of this exam are not released. Release them first';
    open(`?exam=${exam}`, { [BULK]: { status: 409, body: { code: 'CONFLICT', message } } });
    await selectAll();
    expect(await screen.findByText(new RegExp(message))).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the exam', hidden: true })).toHaveAttribute(
      'href',
      `/admin/exams/${exam}`,
    );
    expect(screen.getByRole('button', { name: 'Issue', hidden: true })).toBeDisabled();
  });

  it('counts again if other results match now, and keeps typed values', async () => {
    const message = 'The number of matching results is now 4, not 3. Nothing was issued';
    const { made } = open(`?exam=${exam}`, {
      [BULK]: ({ body }: { body: unknown }) =>
        (body as { dryRun?: boolean }).dryRun
          ? { body: dry }
          : { status: 409, body: { code: 'CONFLICT', message } },
    });
    await selectAll();
    await fill('Amina Oluwaseun Temitope Bello', 'Amina Bello');
    await press('Issue 2 certificates');
    await findToast(message);
    await waitFor(() => expect(made(BULK).at(-1)?.body).toMatchObject({ dryRun: true }));
    expect(made(BULK)).toHaveLength(3);
    expect(await findField('Amina Oluwaseun Temitope Bello')).toHaveValue('Amina Bello');
  });

  it('links to the courses if none has the exam', async () => {
    open(`?exam=${exam}`, { 'GET course': { body: [] } });
    await selectAll();
    expect(
      await screen.findByRole('link', { name: 'Add the exam to a course', hidden: true }),
    ).toHaveAttribute('href', '/admin/courses');
  });
});
