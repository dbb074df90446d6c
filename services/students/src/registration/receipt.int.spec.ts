import { RegistrationHarness } from '../testing/registration-harness';
import { newKey, registration } from '../testing/harness';

describe('the receipt of a registration', () => {
  const harness = new RegistrationHarness();
  const { service, register, newSerial, stored } = harness;

  const receiptOf = async (more: Record<string, unknown> = {}, key?: string) => {
    const payload = registration({ serialNumber: await newSerial(), ...more });
    const { status, body } = await register(payload, key);
    expect(status).toBe(201);
    const mails = await stored('mails', { key: `receipt-${body._id}` });
    expect(mails).toHaveLength(1);
    return { payload, student: body, mail: mails[0] ?? {} };
  };

  it('goes to the applicant, with name, date, and next steps', async () => {
    const { student, mail, payload } = await receiptOf({ middleName: 'Ngozi' });
    expect(mail).toMatchObject({
      kind: 'registration-receipt',
      to: student.email,
      name: 'Ada Ngozi Okafor',
      subject: 'We have received your registration',
      status: 'kept',
    });
    const words = String(mail.text);
    expect(words).toContain('Dear Ada Ngozi Okafor');
    expect(words).toContain('What comes next');
    expect(words).toContain(new Date().getFullYear().toString());
    expect(JSON.stringify(mail)).not.toContain(payload.serialNumber);
  });

  it('is one mail when the registration is repeated', async () => {
    const key = newKey();
    const { payload, student } = await receiptOf({}, key);
    const again = await Promise.all([1, 2, 3].map(() => register(payload, key)));
    expect(again.map(({ status, body }) => [status, body._id])).toEqual(Array(3).fill([201, student._id]));
    expect(await stored('mails', { key: `receipt-${student._id}` })).toHaveLength(1);
  });

  it('keeps a hostile name as text on one line', async () => {
    const { mail } = await receiptOf({
      firstName: 'Ada"\r\nBcc: eve@example.org\r\n\r\n',
      surname: '<img src=x onerror=alert(1)>\u202Egnp',
    });
    expect(mail.name).toBe('Ada" Bcc: eve@example.org <img src=x onerror=alert(1)> gnp');
    expect(`${String(mail.subject)}${String(mail.name)}`).not.toMatch(/[\r\n\u202e]/);
    expect(String(mail.html)).not.toContain('<img');
    expect(String(mail.html)).toContain('&lt;img');
  });

  it('is not sent for a registration that was refused', async () => {
    const { student } = await receiptOf();
    const before = (await stored('mails', {})).length;
    const refused = await register(registration({ serialNumber: await newSerial(), email: student.email }));
    expect(refused.status).toBe(409);
    expect(await stored('mails', {})).toHaveLength(before);
  });

  it('is deleted with its student', async () => {
    const { student } = await receiptOf();
    await service.call(`/student/${student._id}`, { method: 'DELETE', token: harness.token });
    expect(await stored('mails', { to: student.email })).toEqual([]);
  });
});
