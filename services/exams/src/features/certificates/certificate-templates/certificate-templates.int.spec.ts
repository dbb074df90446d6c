import type { AuditRecord, PrintedCertificate, TemplateHistory, TemplateVersion } from '@concord/contracts';
import { FIRST_TEMPLATES } from '@concord/institute';
import { eventually, refusal } from '@concord/nest-platform/testing';
import { CertificateCalls } from '../../../testing/certificate-calls';
import { examsHarness, UNKNOWN_ID } from '../../../testing/exams-harness';

const harness = examsHarness();
const certificates = new CertificateCalls(harness);
const [admin, token] = [harness.tokens.staff('ADMIN'), harness.tokens.staff('SUPER_ADMIN')];
const SIGNATURE = 'ab'.repeat(16);

const TEMPLATE = {
  title: 'Diploma in Peace',
  body: 'We award to\n{name}\nthe\n{course}',
  signatories: [{ name: 'Ọláwálé Adé', role: 'Registrar', signature: SIGNATURE }],
  accent: '#0d4a2b',
};
const get = (design: string) =>
  harness.call<TemplateHistory>('GET', `/certificate-templates/${design}`, { token: admin });
const save = (design: string, body: object, by = token) =>
  harness.call<TemplateVersion>('PUT', `/certificate-templates/${design}`, { token: by, body });
const restore = (design: string, body: object, by = token) =>
  harness.call<TemplateVersion>('POST', `/certificate-templates/${design}/restore`, { token: by, body });
async function change(design: string, content: object = {}): Promise<TemplateVersion> {
  const { version } = (await get(design)).body.present;
  const { status, body } = await save(design, { ...TEMPLATE, ...content, revision: version });
  expect(status).toBe(200);
  return body;
}
const printed = async (id: string) =>
  (await harness.internal<PrintedCertificate>('GET', `/certificates/${id}`)).body.print;

beforeAll(() => void harness.students.signatures.add(SIGNATURE));

describe('templates', () => {
  it('are three designs, with the texts of the product until staff write others', async () => {
    const { body } = await harness.call<TemplateVersion[]>('GET', '/certificate-templates', { token: admin });
    const expected = ['membership', 'course', 'diploma'] as const;
    expect(body).toMatchObject(
      expected.map((design) => ({ design, version: 1, by: null, ...FIRST_TEMPLATES[design] })),
    );
    // Running `prepare` again keeps the version of staff.
    await change('membership');
    await harness.prepare();
    expect((await get('membership')).body.present.version).toBe(2);
  });

  it('get a version for each change, by whom, on record', async () => {
    const before = (await get('diploma')).body.present;
    const saved = await change('diploma');
    expect(saved).toMatchObject({ ...TEMPLATE, design: 'diploma', version: before.version + 1 });
    expect(saved.by).toMatchObject({ username: 'super_admi' });
    const { body } = await get('diploma');
    expect(body.present).toEqual(saved);
    expect(body.versions).toEqual([saved, before]);
    const record = await eventually(() =>
      harness.students.auditDeliveries
        .flat()
        .find(({ action, id }: AuditRecord) => action === 'certificate-template.update' && id === 'diploma'),
    );
    expect(record).toMatchObject({
      outcome: 'done',
      before: { version: 1, title: 'Diploma' },
      after: { version: 2, title: 'Diploma in Peace' },
    });
  });

  it('refuse letters that paper has no font for, each at its field', async () => {
    const { version: revision } = (await get('diploma')).body.present;
    const content = { title: 'דיפלומה', signatories: [{ name: 'Adé', role: 'ⴰⴱ' }] };
    const { status, body } = await save('diploma', { ...TEMPLATE, ...content, revision });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      issues: [
        { path: 'title', message: expect.stringContaining('ד') },
        { path: 'signatories.0.role', message: expect.stringContaining('ⴰ ⴱ') },
      ],
    });
    expect((await get('diploma')).body.present.version).toBe(revision);
  });

  it('refuse who was slower, also of two at once', async () => {
    const { version: revision } = await change('course');
    const both = await Promise.all(
      [1, 2].map((n) => save('course', { ...TEMPLATE, title: `T${n}`, revision })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    for (const old of [revision, revision + 5])
      expect(await save('course', { ...TEMPLATE, revision: old })).toMatchObject(refusal(409, 'REVISION'));
    expect((await get('course')).body.versions.map(({ version }) => version)).toEqual([
      revision + 1,
      revision,
      ...Array.from({ length: revision - 1 }, (_, n) => revision - 1 - n),
    ]);
  });

  it('are brought back as a new version', async () => {
    const { version } = await change('membership', { title: 'Other' });
    const back = await restore('membership', { version: 1, revision: version });
    expect(back).toMatchObject({ status: 200, body: { version: version + 1, restored: 1 } });
    expect(back.body.title).toBe(FIRST_TEMPLATES.membership.title);
    const again = { version: version + 1, revision: version + 1 };
    expect(await restore('membership', again)).toMatchObject(refusal(409, 'CONFLICT'));
    expect(await restore('membership', { version: 1, revision: 1 })).toMatchObject(refusal(409, 'REVISION'));
    expect(await restore('membership', { ...again, version: 99 })).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('refuse an ADMIN, unknown designs, and what is written wrong', async () => {
    const body = { ...TEMPLATE, revision: 1 };
    expect((await save('course', body, admin)).status).toBe(403);
    expect((await restore('course', { version: 1, revision: 2 }, admin)).status).toBe(403);
    for (const design of ['other', UNKNOWN_ID, '__proto__'])
      for (const answer of [await get(design), await save(design, body)])
        expect(answer).toMatchObject(refusal(404, 'NOT_FOUND'));
    const bad = [
      { body: '{name}\n{course}\n{salary}' },
      { body: `{name}\n{course}\n${'x'.repeat(100_000)}` },
      { title: '' },
      { accent: '#eeffee' },
      { signatories: [{ name: 'x', role: 'y', signature: 'cd'.repeat(16) }] },
      { revision: 'x' },
    ];
    const { version: revision } = (await get('course')).body.present;
    const statuses = bad.map(async (wrong) => (await save('course', { ...body, revision, ...wrong })).status);
    expect(await Promise.all(statuses)).toEqual([400, 413, 400, 400, 400, 400]);
    const [, , , , unknown] = await Promise.all(
      bad.map((wrong) => save('course', { ...body, revision, ...wrong })),
    );
    expect((unknown?.body as unknown as { issues: unknown }).issues).toEqual([
      { path: 'signatories.0.signature', message: 'This signature is no longer stored. Upload it again' },
    ]);
  });

  it('keep markup and both directions as they were typed', async () => {
    const title = '<script>alert(1)</script> مرحبا \u202e';
    const { title: kept } = await change('diploma', { title });
    expect(kept).toBe(title);
  });
});

describe('a certificate', () => {
  it('is printed with the design of its course, as it was when it was made', async () => {
    const course = await certificates.course();
    const set = (certificateTemplate: string) =>
      harness.call('PATCH', '/course/update-course', { token, body: { _id: course, certificateTemplate } });
    expect((await set('other')).status).toBe(400);
    expect((await set('diploma')).body).toMatchObject({ certificateTemplate: 'diploma' });
    const present = await change('diploma', { title: 'First' });
    const { made } = await certificates.byHand('Ngozi Okafor', course);
    // The holder gets the content, without the signature files.
    const { signatories, ...content } = { ...TEMPLATE, title: 'First', design: 'diploma' };
    expect((made as PrintedCertificate).print).toEqual({
      ...content,
      version: present.version,
      signatories: signatories.map(({ name, role }) => ({ name, role })),
    });
    const [earner] = await certificates.earners(1);
    const issued = (await certificates.issue({ course, result: earner?.result })).body;
    await change('diploma', { title: 'Second' });
    await set('membership');
    for (const { _id } of [made, issued])
      expect(await printed(_id)).toMatchObject({
        design: 'diploma',
        version: present.version,
        title: 'First',
      });
    expect(issued.template).toEqual({ design: 'diploma', version: present.version });
    // A reissued certificate uses the current design of the course.
    const reissue = { reason: 'Another name', studentName: 'Ngozi Okafor-Bello' };
    const { body: replaced } = await certificates.post(`/certificate/${made._id}/reissue`, reissue);
    const { version } = (await get('membership')).body.present;
    expect(replaced.template).toEqual({ design: 'membership', version });
  });

  it('from before there were templates has version 1 of the usual design', async () => {
    const { made } = await certificates.byHand('Amina Bello', await certificates.course());
    await change('course', { title: 'Newer' });
    expect((await printed(made._id))?.design).toBe('course');
    await harness.db
      .collection('certificates')
      .updateOne({ studentName: 'Amina Bello' }, { $unset: { template: 1 } });
    expect(await printed(made._id)).toEqual({ design: 'course', version: 1, ...FIRST_TEMPLATES.course });
    const files = await harness.internal<{ certificates: PrintedCertificate[] }>(
      'POST',
      '/exports/certificates',
      {
        body: { query: {}, ids: [made._id] },
      },
    );
    expect(files.body.certificates.map(({ print }) => print?.version)).toEqual([1]);
  });

  it('of a request has the version of the request, whoever edits the template meanwhile', async () => {
    const course = await certificates.course();
    const earners = await certificates.earners(300);
    const { version } = (await get('course')).body.present;
    await harness.worker.end('SIGKILL');
    const { body: task } = await certificates.bulk({
      course,
      exam: harness.exam._id,
      results: earners.map(({ result }) => result),
    });
    const { version: edited } = await change('course', { title: 'Meanwhile' });
    await harness.worker.start();
    expect((await certificates.ended(task)).issued).toBe(300);
    const made = (await certificates.list(`?course=${course}&pageSize=100&page=1`)).body;
    expect(new Set(made.map(({ template }) => template?.version))).toEqual(new Set([version]));
    expect(edited).toBe(version + 1);
  });
});
