import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WorkerEnv } from '../../../env';
import type { Person } from '../people/person';
import { CodeDeliveryModule } from './code-delivery.module';
import { SmsCodeSender } from './sms-code-sender';

const AMINA: Person = {
  student: 'd'.repeat(24),
  name: 'Amina Bello',
  email: 'amina@example.com',
  phoneNumber: '+234 803 123 4567',
};
const request = { _id: 'x', email: AMINA.email, sends: 1 };

describe('SmsCodeSender', () => {
  let provider: Server;
  let answer = 200;
  let received: Record<string, unknown>[] = [];
  let sender: SmsCodeSender;

  beforeAll(async () => {
    provider = createServer((asked, reply) => {
      let text = '';
      asked.on('data', (part) => (text += String(part)));
      asked.on('end', () => {
        received.push(JSON.parse(text) as Record<string, unknown>);
        reply.writeHead(answer, { location: 'http://127.0.0.1:1/' }).end('{}');
      });
    });
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    const { port } = provider.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/api/sms/send`;
    sender = new SmsCodeSender({ url, key: 'secret', from: 'CONCORD', origin: 'https://peace.example' });
  });
  beforeEach(() => {
    answer = 200;
    received = [];
  });
  afterAll(() => new Promise((resolve) => provider.close(resolve)));

  const send = (people: readonly Person[] = [AMINA]) => sender.send({ request, people, code: '042817' });

  it('posts the code, with a last line by which phones fill it in', async () => {
    await expect(send()).resolves.toBeUndefined();
    const [message] = received;
    expect(message).toMatchObject({ to: '2348031234567', from: 'CONCORD', api_key: 'secret' });
    expect(String(message?.sms)).toMatch(/^042817 is your .*\n\n@peace\.example #042817$/s);
  });

  it('sends nothing without a phone number', async () => {
    await expect(send([{ ...AMINA, phoneNumber: null }])).resolves.toMatchObject({ status: 'failed' });
    expect(received).toEqual([]);
  });

  it('reaches only those who have the first number, in any spelling, and sends to no others', async () => {
    const [none, spouse, other] = [null, '234-8031234567', '+234 809 999 9999'].map((phoneNumber) => ({
      ...AMINA,
      phoneNumber,
    })) as [Person, Person, Person];
    expect(sender.reached([none, AMINA, other, spouse])).toEqual([AMINA, spouse]);
    expect(sender.reached([none])).toEqual([]);
    for (const people of [[AMINA, other], [AMINA, none], []])
      await expect(send(people)).resolves.toMatchObject({ status: 'failed' });
    expect(received).toEqual([]);
    await expect(send([AMINA, spouse])).resolves.toBeUndefined();
  });

  it.each([
    [429, 'temporary'],
    [503, 'temporary'],
    [401, 'failed'],
    [302, 'temporary'],
  ])('answers a %i as %s', async (status, failure) => {
    answer = status;
    await expect(send()).resolves.toMatchObject({ status: failure });
  });
});

describe('CodeDeliveryModule', () => {
  const start = (env: Partial<WorkerEnv>) => {
    const { providers } = CodeDeliveryModule.forRoot(env as WorkerEnv);
    const made = providers?.find((each) => typeof each === 'object' && 'useFactory' in each);
    return (made as { useFactory: (server: undefined) => object }).useFactory(undefined);
  };

  it('offers no road without settings, and SMS with all of them', () => {
    expect(start({})).toEqual({});
    const sms = { SMS_URL: 'https://sms.example', SMS_KEY: 'secret', SMS_FROM: 'CONCORD' };
    expect(start(sms)).toEqual({ sms: expect.any(SmsCodeSender) });
  });

  it('does not start with an address of SMS alone', () => {
    expect(() => start({ SMS_URL: 'https://sms.example' })).toThrow('SMS_URL needs SMS_KEY and SMS_FROM');
  });
});
