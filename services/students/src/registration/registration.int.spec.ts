import type { Serial } from '@concord/contracts';
import { isUpload, RegistrationHarness } from '../testing/registration-harness';
import { TEST_SECRET } from '@concord/nest-platform/testing';
import { newAddress, newEmail, PHOTO, registration } from '../testing/harness';

describe('student/register', () => {
  const harness = new RegistrationHarness();
  const { service, register, newSerial, serialOf, countOfStudents } = harness;

  describe('what it stores', () => {
    it('answers with the whole student and a token to print the form', async () => {
      const serialNumber = await newSerial();
      const email = newEmail();
      const { status, body } = await register({
        image_data: PHOTO,
        title: 'Dr',
        surname: "  O'Neill <b>x</b> ",
        firstName: '{"$gt":""}',
        middleName: 'Zoe\u0301',
        gender: 'Female',
        dob: '1990-02-28',
        phoneNumber: ' +234 803 000 0000 ',
        email: ` ${email.toUpperCase()}`,
        country: 'ng',
        state: 'Cross River',
        eduQualification: 'PHD',
        currentEmploymet: {
          organization: 'ECOWAS',
          position: '',
          yearsExperience: '10-15 yrs',
          startDate: '2020-01-31',
          location: null,
        },
        membershipCadre: 'Fellow Member',
        membershipRoute: 'Academic Programs',
        applicationFee: 'Academic Programs (N8000)',
        paymentMethods: 'USSD',
        academicPrograms: [
          { name: 'Academic Programs', options: ['Msc', 'Criminology'] },
          { name: 'NYSC Scheme', options: [] },
        ],
        pgdCourses: ['Peace Education'],
        serialNumber: ` ${serialNumber.toLowerCase().replaceAll('-', '')} `,
        documents: {
          higestQualification: { name: 'a.pdf', file: 'data:a' },
          jamb: { name: 'b.pdf', file: 'data:b' },
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
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        title: 'Dr',
        surname: "O'Neill <b>x</b>",
        firstName: '{"$gt":""}',
        middleName: 'Zoé',
        gender: 'Female',
        dob: '1990-02-28',
        phoneNumber: '+2348030000000',
        email,
        country: 'NG',
        state: 'Cross River',
        eduQualification: 'PHD',
        currentEmploymet: {
          organization: 'ECOWAS',
          position: null,
          yearsExperience: '10-15 yrs',
          startDate: '2020-01-31',
          location: null,
        },
        membershipCadre: 'Fellow Member',
        membershipRoute: 'Academic Programs',
        applicationFee: 'Academic Programs (N8000)',
        paymentMethods: 'USSD',
        academicPrograms: [
          { name: 'Academic Programs', options: ['Msc', 'Criminology'] },
          { name: 'NYSC Scheme', options: [] },
        ],
        membershipType: ['Academic Programs', 'NYSC Scheme'],
        pgdCourses: ['Peace Education'],
        passport: link(`students/${id}/passport`),
        documents: [
          { name: 'a.pdf', file: link(`students/${id}/document-0`) },
          { name: 'b.pdf', file: link(`students/${id}/document-1`) },
        ],
        serialNumber,
        createdAt: expect.any(String),
      };
      expect(student).toEqual(expected);
      expect(JSON.parse(Buffer.from(printToken.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
        typ: 'print',
        sub: id,
        kind: 'registration-form',
      });
      expect((await service.call(`/student/${id}`, { token: harness.token })).body).toEqual(expected);
      expect(service.peers.requests.every(({ secret }) => secret === TEST_SECRET)).toBe(true);
      expect(await serialOf(serialNumber)).toMatchObject({ isValid: false, dateUsed: expect.any(String) });
    });

    it('accepts the required fields only, and answers null for the others', async () => {
      const serialNumber = await newSerial();
      const { status, body } = await register(
        registration({
          serialNumber,
          title: '',
          dob: null,
          currentEmploymet: null,
          documents: {},
          cloudinaryPublic: 'x',
          createdBy: { $gt: 1 },
        }),
      );
      expect(status).toBe(201);
      expect(body).toMatchObject({
        title: null,
        dob: null,
        state: null,
        membershipType: [],
        documents: [],
        pgdCourses: [],
      });
      expect(body.currentEmploymet).toEqual({
        organization: null,
        position: null,
        yearsExperience: null,
        startDate: null,
        location: null,
      });
    });
  });

  describe('what it refuses', () => {
    it.each([
      ['no picture', { image_data: undefined }],
      ['an empty surname', { surname: '   ' }],
      ['a name of 101 characters', { firstName: 'x'.repeat(101) }],
      ['an operator as e-mail', { email: { $gt: '' } }],
      ['an operator as serial', { serialNumber: { $ne: null } }],
      ['an unknown key', { isAdmin: true }],
      ['an unknown key further down', { currentEmploymet: { salary: 1 } }],
      ['an unknown choice', { title: 'King' }],
      ['an impossible date', { dob: '2024-02-30' }],
      ['a list for a name', { surname: ['a'] }],
      ['three documents', { documents: { higestQualification: null, jamb: null, third: {} } }],
      ['a file without a name', { documents: { jamb: { file: 'data:a' } } }],
    ])('%s with 400, and the serial stays valid', async (_name, change) => {
      const serialNumber = await newSerial();
      const { status, body } = await register(registration({ serialNumber, ...change }));
      expect(status).toBe(400);
      expect(body.issues?.length).toBeGreaterThan(0);
      expect(await serialOf(serialNumber)).toMatchObject({ isValid: true });
    });

    it('a body over the limit with 413 in the usual error shape', async () => {
      const { status, body } = await register(
        registration({ serialNumber: 'x', image_data: 'x'.repeat(18 * 1024 * 1024) }),
      );
      expect(status).toBe(413);
      expect(body).toMatchObject({ code: 'PAYLOAD_TOO_LARGE', requestId: expect.any(String) });
    });

    it('an unknown, a used and a certificate serial with 409, before the e-mail is checked', async () => {
      const { email, serialNumber: used } = await service.student(harness.token);
      const bound = { purpose: 'certificate', studentName: 'Ada', selectedCourse: 'a'.repeat(24) };
      const certificate = (
        await service.call<Serial>('/serial/generate', { body: bound, token: harness.token })
      ).body.serial;
      for (const serialNumber of [used, certificate, 'AAAA-AAAA-AAAA-AAAA', 'nonsense'])
        expect(await register(registration({ serialNumber, email }))).toMatchObject({
          status: 409,
          body: { code: 'SERIAL_INVALID' },
        });
    });

    it('a registered e-mail, and leaves the serial valid and no files', async () => {
      const { email } = await service.student(harness.token);
      const serialNumber = await newSerial();
      const owners = service.peers.owners.size;
      expect(await register(registration({ serialNumber, email: email.toUpperCase() }))).toMatchObject({
        status: 409,
        body: { code: 'EMAIL_TAKEN' },
      });
      expect(await serialOf(serialNumber)).toMatchObject({ isValid: true });
      expect(service.peers.owners.size).toBe(owners);
    });

    it('more than sixty unknown serials from one address', async () => {
      const address = newAddress();
      const tries = [];
      for (let n = 0; n < 61; n += 1)
        tries.push((await register(registration({ serialNumber: `NOPE-${n}` }), undefined, address)).status);
      expect(tries.slice(0, 60).every((status) => status === 409)).toBe(true);
      expect(tries[60]).toBe(429);
    });

    it('all but one of twenty parallel requests with one serial', async () => {
      const serialNumber = await newSerial();
      const before = await countOfStudents();
      const tries = await Promise.all(
        Array.from({ length: 20 }, () => register(registration({ serialNumber }))),
      );
      expect(tries.filter(({ status }) => status === 201)).toHaveLength(1);
      const refused = tries
        .filter(({ status }) => status !== 201)
        .map(({ status, body }) => ({ status, body }));
      const refusal = { status: 409, body: { code: 'SERIAL_INVALID', message: 'Invalid serial number ' } };
      expect(refused).toMatchObject(Array(19).fill(refusal));
      expect(await countOfStudents()).toBe(before + 1);
      expect(service.peers.owners.size).toBe(1);
    });
  });

  describe('when the media service', () => {
    it('refuses a file, answers with the field names of the form, and leaves nothing', async () => {
      const serialNumber = await newSerial();
      const before = await countOfStudents();
      service.peers.behaviour = (request) =>
        isUpload(request)
          ? {
              status: 400,
              body: {
                code: 'FILE_REFUSED',
                message: 'Two files were refused',
                requestId: '-',
                issues: [
                  { path: 'passport', message: 'No picture' },
                  { path: 'documents.0.file', message: 'No document' },
                ],
              },
            }
          : service.peers.defaultAnswer(request);
      const { status, body } = await register(
        registration({ serialNumber, documents: { jamb: { name: 'a', file: 'data:a' } } }),
      );
      expect(status).toBe(400);
      expect(body).toMatchObject({
        code: 'FILE_REFUSED',
        issues: [{ path: 'image_data' }, { path: 'documents.jamb.file' }],
      });
      expect(await serialOf(serialNumber)).toMatchObject({ isValid: true, dateUsed: null });
      expect(await countOfStudents()).toBe(before);
      expect(service.peers.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
    });
  });
});
