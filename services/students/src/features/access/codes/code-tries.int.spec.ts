import type { AccessCodeMade } from '@concord/contracts';
import { AccessBrowser } from '../../../testing/access-browser';
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
