import { maskSerial, type Serial } from '@concord/contracts';
import { TEST_SECRET } from '@concord/nest-platform/testing';
import { claimsOf, newAddress, newEmail, PHOTO, registration } from '../../../testing/harness';
import { RegistrationHarness } from '../../../testing/registration-harness';

describe('student/register', () => {
  const harness = new RegistrationHarness();
  const { service, register, newPayload, newSerial, serialOf, stored, countOfStudents } = harness;

  describe('what it stores', () => {
    it('answers with the whole student and a token to print the form', async () => {
      const serialNumber = await newSerial();
      const email = newEmail();
      const given = {
        title: 'Dr',
        gender: 'Female',
        dob: '1990-02-28',
        state: 'Cross River',
        eduQualification: 'PHD',
        membershipCadre: 'Fellow Member',
        membershipRoute: 'Academic Programs',
        applicationFee: 'Academic Programs (N8000)',
        paymentMethods: 'USSD',
        academicPrograms: [
          { name: 'Academic Programs', options: ['Msc', 'Criminology'] },
          { name: 'NYSC Scheme', options: [] },
        ],
        pgdCourses: ['Peace Education'],
      };
      const employment = { organization: 'ECOWAS', yearsExperience: '10-15 yrs', startDate: '2020-01-31' };
      const { status, body } = await register({
        ...given,
        image_data: PHOTO,
        surname: "  O'Neill <b>x</b> ",
        firstName: '{"$gt":""}',
        middleName: 'Zoe\u0301 👩‍👩‍👧‍👦 محمد',
        phoneNumber: ' +234 803 000 0000 ',
        email: ` ${email.toUpperCase()}`,
        country: 'ng',
        currentEmploymet: { ...employment, position: '', location: null },
        serialNumber: ` ${serialNumber.toLowerCase().replaceAll('-', '')} `,
        documents: {
          higestQualification: { name: 'a.pdf', file: 'data:;base64,QUFB' },
          jamb: { name: 'b.pdf', file: 'data:;base64,QkJC' },
        },
      });
      expect(status).toBe(201);
      const { printToken, ...student } = body;
      const id = student._id;
      const link = (publicId: string) => ({
        url: expect.stringMatching(new RegExp(`media/files/${publicId}\\?exp=\\d+&sig=`)),
        public_id: publicId,
      });
      const expected = {
        ...given,
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        surname: "O'Neill <b>x</b>",
        firstName: '{"$gt":""}',
        middleName: 'Zoé 👩‍👩‍👧‍👦 محمد',
        phoneNumber: '+2348030000000',
        email,
        country: 'NG',
        currentEmploymet: { ...employment, position: null, location: null },
        membershipType: ['Academic Programs', 'NYSC Scheme'],
        passport: link(`students/${id}/passport`),
        documents: [
          { name: 'a.pdf', file: link(`students/${id}/document-0`) },
          { name: 'b.pdf', file: link(`students/${id}/document-1`) },
        ],
        serialNumber,
        createdAt: expect.any(String),
        revision: 0,
      };
      expect(student).toEqual(expected);
      expect(claimsOf(printToken)).toMatchObject({ typ: 'print', sub: id, kind: 'registration-form' });
      const review = { status: 'new', revision: 0, at: null, by: null, reason: null };
      const seen = { ...expected, serialNumber: maskSerial(serialNumber), review };
      expect((await service.call(`/student/${id}`, { token: harness.token })).body).toEqual(seen);
      expect(service.peers.requests.every(({ secret }) => secret === TEST_SECRET)).toBe(true);
      expect(await serialOf(serialNumber)).toMatchObject({ isValid: false, dateUsed: expect.any(String) });
    });

    it('accepts the required fields only, and orders a receipt that does not tell the serial', async () => {
      const payload = await newPayload({ title: '', dob: null, documents: {}, createdBy: { $gt: 1 } });
      const { status, body } = await register(payload);
      expect(status).toBe(201);
      expect(body).toMatchObject({ title: null, dob: null, state: null, membershipType: [], documents: [] });
      const mails = await stored('mails', { key: `receipt-${body._id}` });
      expect(mails).toMatchObject([
        { kind: 'registration-receipt', to: body.email, name: 'Okafor Ada', status: 'kept' },
      ]);
      expect(JSON.stringify(mails)).not.toContain(payload.serialNumber);
    });
  });

  describe('what it refuses', () => {
    it.each([
      ['no picture', { image_data: undefined }],
      ['an operator as e-mail', { email: { $gt: '' } }],
      ['an unknown key further down', { currentEmploymet: { salary: 1 } }],
      ['three documents', { documents: { higestQualification: null, jamb: null, third: {} } }],
      ['a file without a name', { documents: { jamb: { file: 'data:;base64,QUFB' } } }],
    ])('%s with 400, and the serial stays valid', async (_name, change) => {
      const payload = await newPayload(change);
      const { status, body } = await register(payload);
      expect(status).toBe(400);
      expect(body.issues?.length).toBeGreaterThan(0);
      expect(await serialOf(payload.serialNumber)).toMatchObject({ isValid: true });
    });

    it('texts of 10,000 characters, each by its path', async () => {
      const long = 'x'.repeat(10_000);
      const texts = { title: long, state: long, country: long, phoneNumber: long, pgdCourses: [long] };
      const { status, body } = await register(
        registration({
          ...texts,
          serialNumber: 'x',
          email: `${long}@example.org`,
          currentEmploymet: { organization: long, position: long, location: long },
          academicPrograms: [{ name: long, options: [long] }],
          documents: { jamb: { name: long, file: 'data:;base64,QUFB' } },
        }),
      );
      expect(status).toBe(400);
      const paths = body.issues?.map(({ path }) => path).sort();
      expect(paths?.join(' ')).toBe(
        'academicPrograms.0.name academicPrograms.0.options.0 country currentEmploymet.location ' +
          'currentEmploymet.organization currentEmploymet.position documents.jamb.name email pgdCourses.0 ' +
          'phoneNumber state title',
      );
    });

    it('an unknown, a used and a certificate serial with 409, before the e-mail is checked', async () => {
      const { email, serialNumber: used } = await service.student(harness.token);
      const bound = { purpose: 'certificate', studentName: 'Ada', selectedCourse: 'a'.repeat(24) };
      const token = await service.superToken();
      const certificate = await service.call<Serial>('/serial/generate', { body: bound, token });
      for (const serialNumber of [used, certificate.body.serial, 'AAAA-AAAA-AAAA-AAAA', 'nonsense'])
        expect(await register(registration({ serialNumber, email }))).toMatchObject({
          status: 409,
          body: { code: 'SERIAL_INVALID' },
        });
    });

    it('a registered e-mail: the serial stays valid, and there are no files and no second receipt', async () => {
      const { _id, email } = await service.student(harness.token);
      const payload = await newPayload({ email: email.toUpperCase() });
      expect(await register(payload)).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
      expect(await serialOf(payload.serialNumber)).toMatchObject({ isValid: true });
      expect([...service.peers.owners]).toEqual([_id]);
      expect(await stored('mails', { to: email })).toHaveLength(1);
    });

    it('all but one of parallel requests with one e-mail, regardless of case and spaces', async () => {
      const email = newEmail();
      const serials = await service.serials(4, harness.token);
      const typed = [email, ` ${email}`, email.toUpperCase(), `\t${email} `];
      const tries = await Promise.all(
        serials.map((serialNumber, n) => register(registration({ serialNumber, email: typed[n] }))),
      );
      expect(tries.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
      expect(tries.filter(({ body }) => body.code === 'EMAIL_TAKEN')).toHaveLength(3);
      const isFree = await Promise.all(serials.map(async (serial) => (await serialOf(serial))?.isValid));
      expect(isFree.filter(Boolean)).toHaveLength(3);
      expect(await stored('students', { email })).toHaveLength(1);
      expect(service.peers.owners.size).toBe(1);
    });

    it('unknown serials of an address that has sent 300, but not a valid one of its neighbours', async () => {
      const address = newAddress();
      const guess = (n: number) => service.call('/serial/check', { body: { serial: `NOPE-${n}` }, address });
      await Promise.all(Array.from({ length: 299 }, (_, n) => guess(n)));
      const send = async (serialNumber: string) =>
        (await register(registration({ serialNumber }), undefined, address)).status;
      expect(await send('NOPE-1')).toBe(409);
      expect(await send('NOPE-2')).toBe(429);
      expect(await send(await newSerial())).toBe(201);
    });

    it('all but one of twenty parallel requests with one serial', async () => {
      const serialNumber = await newSerial();
      const before = await countOfStudents();
      const tries = await Promise.all(
        Array.from({ length: 20 }, () => register(registration({ serialNumber }))),
      );
      const refused = tries.filter(({ status }) => status !== 201);
      const refusal = { status: 409, body: { code: 'SERIAL_INVALID', message: 'Invalid serial number ' } };
      expect(refused).toMatchObject(Array(19).fill(refusal));
      expect(await countOfStudents()).toBe(before + 1);
      expect(service.peers.owners.size).toBe(1);
    });

    it('files that the media service refuses, by the field names of the form, and leaves nothing', async () => {
      const payload = await newPayload({ documents: { jamb: { name: 'a', file: 'data:;base64,QUFB' } } });
      const before = await countOfStudents();
      const issues = [
        { path: 'passport', message: 'No picture' },
        { path: 'documents.0.file', message: 'No document' },
      ];
      const refusal = { code: 'FILE_REFUSED', message: 'Two files were refused', requestId: '-', issues };
      harness.answerUploads(() => ({ status: 400, body: refusal }));
      const { status, body } = await register(payload);
      expect(status).toBe(400);
      expect(body).toMatchObject({
        code: 'FILE_REFUSED',
        issues: [{ path: 'image_data' }, { path: 'documents.jamb.file' }],
      });
      expect(await serialOf(payload.serialNumber)).toMatchObject({ isValid: true, dateUsed: null });
      expect(await countOfStudents()).toBe(before);
      expect(service.peers.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
    });
  });
});
