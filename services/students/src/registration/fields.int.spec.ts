import type { Student } from '@concord/contracts';
import { RegistrationHarness } from '../testing/registration-harness';
import { newEmail, registration } from '../testing/harness';

describe('the fields of a registration', () => {
  const harness = new RegistrationHarness();
  const { service, register, newSerial, stored, serialOf } = harness;

  const send = async (more: Record<string, unknown>) =>
    register(registration({ serialNumber: await newSerial(), ...more }));
  const found = async (search: string) =>
    (await service.call<Student[]>(`/student?search=${encodeURIComponent(search)}`, { token: harness.token }))
      .body;

  describe('names', () => {
    it.each([
      ['a script', '<script>alert(1)</script>'],
      ['an attribute', '"><img src=x onerror=alert(1)>'],
      ['a formula', '=HYPERLINK("http://x","y")'],
      ['another formula', '@SUM(1+1)*cmd|"/c calc"!A0'],
      ['an operator', '{"$gt":""}'],
      ['a template', '{{constructor.constructor("x")()}}${7*7}'],
      ['emoji', '👩‍👩‍👧‍👦🇳🇬'],
      ['Yoruba', 'Ọláńrewájú Ẹ̀ṣọ́'],
      ['Arabic', 'محمد بن عبد الله'],
      ['direction marks', '\u202Egnp.exe\u2066'],
      ['a hundred emoji', '👍'.repeat(100)],
      ['a hundred letters with marks', 'e\u0301'.repeat(100)],
      ['a store operator', '$where'],
      ['a property name', '__proto__'],
    ])('with %s are stored and answered as text', async (_, name) => {
      const { status, body } = await send({ surname: name, firstName: ` ${name}  `, middleName: name });
      expect(status).toBe(201);
      const text = name.normalize('NFC');
      expect([body.surname, body.firstName, body.middleName]).toEqual([text, text, text]);
      const { body: read } = await service.call<Student>(`/student/${body._id}`, { token: harness.token });
      expect(read.surname).toBe(text);
      expect((await stored('students', { email: body.email }))[0]).toMatchObject({ surname: text });
    });

    it('lose control characters and lone surrogates, and stay on one line', async () => {
      const { status, body } = await send({
        surname: 'A\0d\u001ba\ud800',
        firstName: 'Ada\r\nBcc: x\u2028y',
      });
      expect(status).toBe(201);
      expect(body).toMatchObject({ surname: 'Ada\ufffd', firstName: 'Ada Bcc: x y' });
    });

    it.each([
      ['only spaces', ' \u00a0\t\n\u3000'],
      ['invisible characters', '\u200b\u2060\0'],
      ['101 characters', 'x'.repeat(101)],
      ['101 emoji', '👍'.repeat(101)],
      ['10,000 characters', 'x'.repeat(10_000)],
      ['a million marks', 'a' + '\u0301\u0323'.repeat(500_000)],
      ['no text', { $gt: '' }],
    ])('with %s are refused by field', async (_, name) => {
      for (const field of ['surname', 'firstName', 'middleName']) {
        const { status, body } = await send({ [field]: name });
        expect([status, body.issues?.map(({ path }) => path)]).toEqual([400, [field]]);
      }
    });
  });

  it('are refused by path when they are 10,000 characters long', async () => {
    const long = 'x'.repeat(10_000);
    const texts = {
      title: long,
      state: long,
      country: long,
      phoneNumber: long,
      currentEmploymet: { organization: long, position: long, location: long },
      academicPrograms: [{ name: long, options: [long] }],
      pgdCourses: [long],
      documents: { jamb: { name: long, file: 'data:a' } },
      email: `${long}@example.org`,
    };
    const { status, body } = await send(texts);
    expect(status).toBe(400);
    expect(body.issues?.map(({ path }) => path).sort()).toEqual(
      [
        'academicPrograms.0.name',
        'academicPrograms.0.options.0',
        'country',
        'currentEmploymet.location',
        'currentEmploymet.organization',
        'currentEmploymet.position',
        'documents.jamb.name',
        'email',
        'pgdCourses.0',
        'phoneNumber',
        'state',
        'title',
      ].sort(),
    );
  });

  describe('dates', () => {
    const dayFrom = (days: number, years = 0) => {
      const date = new Date(Date.now() + days * 24 * 3600 * 1000);
      date.setUTCFullYear(date.getUTCFullYear() + years);
      return date.toISOString().slice(0, 10);
    };

    it.each([
      ['1900-01-01', '1900-01-01'],
      [dayFrom(0, -14), dayFrom(0)],
      ['2000-02-29', '2024-02-29'],
    ])('accept %s as birth and %s as start of employment', async (dob, startDate) => {
      const { status, body } = await send({ dob, currentEmploymet: { startDate } });
      expect([status, body.dob, body.currentEmploymet.startDate]).toEqual([201, dob, startDate]);
    });

    it.each([
      ['1899-12-31', 'Give a date from 1900 on'],
      [dayFrom(2, -14), 'You must be at least 14 years old to register'],
      [dayFrom(0), 'You must be at least 14 years old to register'],
      [dayFrom(2), 'This date is in the future'],
      ['2001-02-30', 'Give the date as YYYY-MM-DD'],
      ['31/12/1990', 'Give the date as YYYY-MM-DD'],
      ['1990-12-31T00:00:00.000Z', 'Give the date as YYYY-MM-DD'],
    ])('refuse %s as birth: %s', async (dob, message) => {
      const { status, body } = await send({ dob });
      expect([status, body.issues]).toEqual([400, [{ path: 'dob', message }]]);
    });

    it.each(['1899-12-31', dayFrom(2), '9999-12-31', '2024-02-30'])(
      'refuse %s as start of employment',
      async (startDate) => {
        const { status, body } = await send({ currentEmploymet: { startDate } });
        expect([status, body.issues?.[0]?.path]).toEqual([400, 'currentEmploymet.startDate']);
      },
    );
  });

  describe('the phone', () => {
    it('is found in every usual spelling', async () => {
      const { body } = await send({ phoneNumber: ' 0803-765 4321 ', country: 'NG' });
      expect(body.phoneNumber).toBe('+2348037654321');
      for (const typed of [
        '+2348037654321',
        '08037654321',
        '0803 765 4321',
        '00234 803 765 4321',
        '+234 (803) 765-4321',
      ])
        expect((await found(typed)).map(({ _id }) => _id)).toEqual([body._id]);
      expect(await found('08037654322')).toEqual([]);
    });

    it('stays as typed when it is no number, and is found by it', async () => {
      const { body } = await send({ phoneNumber: ' ask for Ada: 0809-55 ' });
      expect(body.phoneNumber).toBe('ask for Ada: 0809-55');
      expect((await found('0809-55')).map(({ _id }) => _id)).toEqual([body._id]);
    });
  });

  describe('the e-mail', () => {
    it('is unique regardless of case and spaces, also of parallel requests', async () => {
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
  });

  describe('the serial', () => {
    it.each([
      ['in lower case', (serial: string) => serial.toLowerCase()],
      ['without dashes', (serial: string) => serial.replaceAll('-', '')],
      ['with spaces', (serial: string) => `  ${serial.replaceAll('-', ' ')} `],
    ])('is accepted %s', async (_, typed) => {
      const serial = await newSerial();
      const { status, body } = await register(registration({ serialNumber: typed(serial) }));
      expect([status, body.serialNumber]).toEqual([201, serial]);
    });
  });
});
