import type { AccessCodeMade } from '@concord/contracts';
import { AccessBrowser, codesTo, sweepCodes } from '../../../testing/access-browser';
import { newEmail } from '../../../testing/harness';
import { MailHarness } from '../../../testing/mail-harness';

describe('tries of a browser that asked for a code itself', () => {
  const harness = new MailHarness();
  const { service } = harness;
  const applicant = () => service.student(harness.admin);
  const recordsOf = (email: string) =>
    service.collection('access-codes').find({ email }).sort({ createdAt: 1 }).toArray();
  const wrongOf = (...codes: string[]) =>
    ['000000', '000001', '000002', '000003'].find((code) => !codes.includes(code)) ?? '';
  const makeCode = async (id: string) =>
    (
      await service.call<AccessCodeMade>(`/access/people/${id}/code`, {
        method: 'POST',
        token: harness.super,
        body: { reason: 'Asked by telephone' },
      })
    ).body.code;

  it('take a code that staff made', async () => {
    const { _id, email } = await applicant();
    const browser = new AccessBrowser(harness);
    await browser.codeFor(email);
    expect((await browser.verify(email, await makeCode(_id))).status).toBe(200);
  });

  it('take a code that another device asked for, and the own one', async () => {
    const { email } = await applicant();
    const [one, two] = [new AccessBrowser(harness), new AccessBrowser(harness)];
    const [first, second] = [await one.codeFor(email), await two.codeFor(email)];
    expect((await two.verify(email, first)).status).toBe(200);
    expect((await one.verify(email, second)).status).toBe(400);
    const own = await two.codeFor(email);
    await one.codeFor(email);
    expect((await two.verify(email, own)).status).toBe(200);
  });

  it('count as own for own requests, and as those of others for the rest', async () => {
    const { email } = await applicant();
    const [one, two] = [new AccessBrowser(harness), new AccessBrowser(harness)];
    const codes = [await one.codeFor(email), await two.codeFor(email)];
    for (let n = 0; n < 4; n += 1) await two.verify(email, wrongOf(...codes));
    expect(await recordsOf(email)).toMatchObject([
      { ownTries: 0, otherTries: 3 },
      { ownTries: 4, otherTries: 0 },
    ]);
    expect((await two.verify(email, codes[0] ?? '')).status).toBe(400);
    expect((await one.verify(email, codes[0] ?? '')).status).toBe(200);
  });

  it('are counted alike whether somebody has the e-mail or not', async () => {
    const triesOf = async (email: string) => {
      const [other, browser] = [new AccessBrowser(harness), new AccessBrowser(harness)];
      for (const each of [other, browser]) await each.ask(email);
      await sweepCodes(harness);
      const codes = codesTo(harness, email);
      expect((await browser.verify(email, wrongOf(...codes))).status).toBe(400);
      return (await recordsOf(email)).map(({ ownTries, otherTries }) => ({ ownTries, otherTries }));
    };
    const [own, others] = [
      { ownTries: 1, otherTries: 0 },
      { ownTries: 0, otherTries: 1 },
    ];
    expect(await triesOf((await applicant()).email)).toEqual([others, own]);
    expect(await triesOf(newEmail())).toEqual([others, own]);
  });

  it('end for requests of nobody when a code that was sent would end', async () => {
    const email = newEmail();
    const browser = new AccessBrowser(harness);
    await browser.ask(email);
    const createdAt = new Date(Date.now() - 11 * 60_000);
    await service.collection('access-codes').updateMany({ email }, { $set: { createdAt } });
    expect((await browser.verify(email, '000000')).status).toBe(400);
    expect(await recordsOf(email)).toMatchObject([{ ownTries: 0, otherTries: 0 }]);
  });

  it('are given back where they were counted, while people choose who they are', async () => {
    const { _id, email } = await applicant();
    const more = { phoneNumber: null, isOrganisation: false, student: null };
    service.peers.members.push({
      _id: '1'.repeat(24),
      number: 'CPM/2026/0009',
      name: 'Eze Obi',
      email,
      ...more,
    });
    const [one, two] = [new AccessBrowser(harness), new AccessBrowser(harness)];
    const first = await one.codeFor(email);
    await two.codeFor(email);
    for (let n = 0; n < 4; n += 1)
      expect((await two.verify(email, first)).body).toHaveProperty('choices.length', 2);
    expect((await two.verify(email, first, `student-${_id}`)).status).toBe(200);
  });
});
