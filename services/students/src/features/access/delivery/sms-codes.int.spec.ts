import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MemberContact } from '@concord/contracts';
import { AccessBrowser } from '../../../testing/access-browser';
import { newEmail } from '../../../testing/harness';
import { MailHarness } from '../../../testing/mail-harness';
import { CodeSweeper } from './code.sweeper';

const SMS = { SMS_URL: 'http://127.0.0.1:1', SMS_KEY: 'secret', SMS_FROM: 'CONCORD' };

describe('sign-in by a code in an SMS', () => {
  const harness = new MailHarness(SMS);
  const { service } = harness;
  const sent: { to: string; sms: string }[] = [];
  let provider: Server;

  beforeAll(async () => {
    provider = createServer((asked, reply) => {
      let text = '';
      asked.on('data', (part) => (text += String(part)));
      asked.on('end', () => {
        sent.push(JSON.parse(text) as (typeof sent)[number]);
        reply.end('{}');
      });
    });
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => provider.close(resolve)));

  const member = (more: Partial<MemberContact>) => service.peers.addMember(more);
  /** Asks for a code by SMS. @returns the messages that went out */
  const messagesOf = async (browser: AccessBrowser, email: string) => {
    const before = sent.length;
    expect((await browser.call('/access/code', { body: { email, channel: 'sms' } })).status).toBe(202);
    const { port } = provider.address() as AddressInfo;
    const worker = await harness.startWorker({ SMS_URL: `http://127.0.0.1:${port}` });
    await worker.get(CodeSweeper, { strict: false }).sweep();
    return sent.slice(before);
  };
  const codeOf = ({ sms }: (typeof sent)[number]) => sms.slice(0, 6);

  it('signs in the owner of the phone, and nobody else who shares the e-mail', async () => {
    const email = newEmail();
    const victim = member({ email, name: 'Without Phone' });
    const owner = member({ email, phoneNumber: '+234 803 123 4567' });
    const other = member({ email, name: 'Other Phone', phoneNumber: '+234 809 000 0000' });
    const browser = new AccessBrowser(harness);
    const [message, ...more] = await messagesOf(browser, email);
    expect(more).toEqual([]);
    expect(message).toMatchObject({ to: '2348031234567' });
    const code = codeOf(message!);
    for (const { _id } of [victim, other])
      expect((await browser.verify(email, code, `member-${_id}`)).body).toEqual({
        choices: [{ key: `member-${owner._id}`, name: owner.name, number: owner.number }],
      });
    expect((await browser.verify(email, code)).body).toMatchObject({ holder: { member: owner._id } });
  });

  it('lets people choose who share the phone, too', async () => {
    const [email, phoneNumber] = [newEmail(), '+234 803 123 4568'];
    const [first, second] = [member({ email, phoneNumber }), member({ email, phoneNumber })];
    const browser = new AccessBrowser(harness);
    const [message] = await messagesOf(browser, email);
    const { body } = await browser.verify(email, codeOf(message!));
    expect(body).toMatchObject({ choices: [first, second].map(({ _id }) => ({ key: `member-${_id}` })) });
  });

  it('reads a code of the previous version, which names no people', async () => {
    const [email, phoneNumber] = [newEmail(), '+234 803 123 4569'];
    const people = [member({ email, phoneNumber }), member({ email })];
    const browser = new AccessBrowser(harness);
    const [message] = await messagesOf(browser, email);
    await service.collection('access-codes').updateMany({ email }, { $unset: { people: '' } });
    const { body } = await browser.verify(email, codeOf(message!));
    expect(body).toMatchObject({ choices: people.map(({ _id }) => ({ key: `member-${_id}` })) });
  });

  it('sends nothing where nobody has a phone', async () => {
    const email = newEmail();
    member({ email });
    expect(await messagesOf(new AccessBrowser(harness), email)).toEqual([]);
  });
});
