import type { Certificate } from '@concord/contracts';
import { eventually, onOneServer } from '@concord/nest-platform/testing';
import { CertificateCalls } from '../../../testing/certificate-calls';
import { examsHarness } from '../../../testing/exams-harness';

const harness = examsHarness();
const { students } = harness;
const certificates = new CertificateCalls(harness);
const admin = harness.tokens.staff('ADMIN');
let course: string;

beforeAll(async () => {
  course = await certificates.course();
});

beforeEach(() => {
  students.certificateMails.length = 0;
  students.certificateMailAnswer = undefined;
});

async function issued(more: object = {}): Promise<Certificate> {
  const [earner] = await certificates.earners(1);
  return (await certificates.issue({ course, result: earner?.result, ...more })).body;
}
const settled = ({ _id }: Certificate) =>
  eventually(async () => !(await harness.stored('certificates', _id))?.mailDueAt);
const requestsOf = ({ _id }: Certificate) =>
  students.certificateMails.flat().filter(({ data }) => data.certificate === _id);
const mail = ({ _id }: Certificate) => certificates.post(`/certificate/${_id}/mail`, {}, admin);

describe('mails of certificates', () => {
  it('tells the student where staff wanted it, and again each time that staff request it', async () => {
    const quiet = await issued();
    const told = await issued({ notify: true });
    await settled(told);
    const [request, ...more] = requestsOf(told);
    expect([request, more, requestsOf(quiet)]).toEqual([
      {
        key: expect.stringMatching(/^certificate-[0-9a-f]{24}$/),
        student: told.student,
        kind: 'certificate',
        data: {
          certificate: told._id,
          studentName: told.studentName,
          courseTitle: 'Peace Building',
          certificateNumber: told.certificateNumber,
          dateGenerated: told.dateGenerated,
        },
      },
      [],
      [],
    ]);
    expect((await mail(told)).status).toBe(200);
    await settled(told);
    expect(new Set(requestsOf(told).map(({ key }) => key)).size).toBe(2);
    const { body: next } = await certificates.post(`/certificate/${told._id}/reissue`, {
      reason: 'Lost',
      notify: true,
    });
    await settled(next);
    expect(requestsOf(next)).toMatchObject([{ data: { replaces: told.certificateNumber } }]);
    // A certificate that is no longer valid gets no mail.
    expect((await mail(told)).status).toBe(409);
  });

  onOneServer(() => {
    it('loses none while the students service is away, refuses some, or is of the previous release', async () => {
      for (const answer of ['silence', 503] as const) {
        students.certificateMailAnswer = () => answer;
        const told = await issued({ notify: true });
        await eventually(() => requestsOf(told).length > 0);
        students.certificateMailAnswer = undefined;
        await settled(told);
        expect(new Set(requestsOf(told).map(({ key }) => key)).size).toBe(1);
      }
      students.certificateMailAnswer = () => 404;
      const told = await issued({ notify: true });
      await eventually(async () => {
        const due = (await harness.stored('certificates', told._id))?.mailDueAt as Date;
        return due > new Date();
      });
      students.certificateMailAnswer = undefined;
      await harness.change('certificates', told._id, { mailDueAt: new Date() });
      await settled(told);
    });
  });
});
