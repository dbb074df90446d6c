import type { MemberDocument, MemberPaperVerdict } from '@concord/contracts';
import { dayOf } from '@concord/nest-platform';
import { TEST_SECRET } from '@concord/nest-platform/testing';
import { MembersHarness } from '../../../testing/harness';

const service = MembersHarness.forSuite();
const TODAY = dayOf(new Date());
const YEAR = TODAY.slice(0, 4);
const UNKNOWN = 'f0f0f0f0f0f0f0f0f0f0f0f0';

/** A member who has paid for this year. */
async function paidMember() {
  const member = await service.member({ fees: ['subscription'], inductedOn: `${YEAR}-01-01` });
  const body = { member: member._id, amount: 500_000, method: 'cash', receivedOn: TODAY };
  expect(await service.call('/payment', { body, token: service.superAdmin })).toMatchObject({ status: 201 });
  return member;
}

const issue = (id: string, kind = 'standing-letter') =>
  service.call<MemberDocument>(`/member/${id}/paper`, { body: { kind } });
const verify = (number: string) =>
  service.call<MemberPaperVerdict>(`/member-paper/verify/${number}`, { token: undefined });
const printed = (id: string, secret = TEST_SECRET) =>
  service.call(`/internal/member-documents/${id}`, {
    token: undefined,
    headers: { 'x-service-secret': secret },
  });
const event = (id: string, kind: string) =>
  service.call(`/member/${id}/event`, { body: { kind, at: TODAY, reason: 'Council' } });

describe('a letter of good standing', () => {
  it('is numbered, is the same when it is asked for again, and is verified by anyone', async () => {
    const member = await paidMember();
    const { status, body: letter } = await issue(member._id);
    expect([status, letter.number]).toEqual([201, expect.stringMatching(/^LETR-\d{4}-.{5}-.{5}$/)]);
    const again = await Promise.all([issue(member._id), issue(member._id)]);
    expect(again.map(({ body }) => body.number)).toEqual([letter.number, letter.number]);
    expect(await verify(letter.number.toLowerCase())).toMatchObject({
      status: 200,
      body: {
        kind: 'standing-letter',
        name: 'Okafor Ada',
        grade: 'Associate',
        on: TODAY,
        standing: 'current',
        until: `${YEAR}-12-31`,
        holds: true,
      },
    });
  });

  it('says what it said although the member is suspended now, and no longer holds', async () => {
    const member = await paidMember();
    const { body: letter } = await issue(member._id);
    const { body: before } = await printed(letter._id);
    await event(member._id, 'suspended');
    expect(await printed(letter._id)).toMatchObject({ status: 200, body: before });
    expect((await verify(letter.number)).body).toMatchObject({
      standing: 'current',
      holds: false,
      because: 'the member is not in good standing',
    });
    expect((await issue(member._id)).status).toBe(409);
  });

  it('is refused without good standing, for an unknown member, and of another kind', async () => {
    const member = await service.member({ fees: ['subscription'], inductedOn: `${YEAR}-01-01` });
    expect((await issue(member._id)).status).toBe(409);
    expect((await issue(UNKNOWN)).status).toBe(404);
    expect((await issue(member._id, 'diploma')).status).toBe(400);
    expect((await verify('LETR-2026-AAAAA-AAAAA')).status).toBe(404);
  });
});

describe('a certificate of membership', () => {
  it('no longer holds once the grade is another one', async () => {
    const member = await paidMember();
    const { body: certificate } = await issue(member._id, 'membership-certificate');
    expect((await verify(certificate.number)).body).toMatchObject({ grade: 'Associate', holds: true });
    const body = { grade: 'Full', from: TODAY, reason: 'Five years', fees: [] };
    await service.call(`/member/${member._id}/grade`, { body });
    expect((await verify(certificate.number)).body).toMatchObject({
      grade: 'Associate',
      holds: false,
      because: 'the grade is Full now',
    });
  });
});

describe('the documents of a member', () => {
  it('are listed, and given to the printer as they were issued', async () => {
    const member = await paidMember();
    await issue(member._id);
    const { body: documents } = await service.call<MemberDocument[]>(`/member/${member._id}/documents`);
    expect(documents.map(({ kind }) => kind)).toEqual(['standing-letter', 'receipt', 'invoice']);
    const of = (kind: string) => documents.find((document) => document.kind === kind)?._id ?? '';
    expect((await printed(of('invoice'))).body).toMatchObject({
      kind: 'invoice',
      reference: expect.stringContaining(member.number),
      total: 500_000,
      lines: [{ title: `Annual subscription ${YEAR}`, amount: 500_000, due: `${YEAR}-01-01` }],
    });
    expect((await printed(of('receipt'))).body).toMatchObject({
      lines: [{ title: `Annual subscription ${YEAR}`, amount: 500_000 }],
      payment: { method: 'cash', receivedOn: TODAY, reference: null },
    });
    expect((await printed(UNKNOWN)).status).toBe(404);
    expect((await printed(of('invoice'), 'guess')).status).toBe(403);
    expect((await service.call(`/member/${UNKNOWN}/documents`)).status).toBe(404);
  });

  it('name in a credit note the invoice, and the reason', async () => {
    const member = await service.member({ fees: ['form'] });
    const { body: account } = await service.call<{ charges: { _id: string }[] }>(
      `/member/${member._id}/account`,
    );
    const path = `/member/${member._id}/charge/${account.charges[0]?._id}/void`;
    await service.call(path, { body: { reason: 'Charged twice' }, token: service.superAdmin });
    const { body: documents } = await service.call<MemberDocument[]>(`/member/${member._id}/documents`);
    const [note, invoice] = documents;
    expect((await printed(note?._id ?? '')).body).toMatchObject({
      kind: 'credit-note',
      reason: 'Charged twice',
      invoice: invoice?.number,
      total: -500_000,
    });
  });
});
