import type { AccessCodeMade, AccessState, AccessToken } from '@concord/contracts';
import { Types } from 'mongoose';
import { AccessBrowser } from '../../../testing/access-browser';
import { MailHarness } from '../../../testing/mail-harness';

const REASON = 'Asked by telephone';

describe('AccessSupportService', () => {
  const harness = new MailHarness();
  const { service } = harness;
  const signedIn = async () => {
    const student = await service.student(harness.admin);
    const phone = new AccessBrowser(harness);
    const { token } = await phone.signIn(student.email);
    return { ...student, phone, token };
  };
  const ask = <T>(
    id: string,
    part = '',
    method = 'GET',
    token = harness.super,
    body: object = { reason: REASON },
  ) =>
    service.call<T>(`/access/people/${id}${part}`, {
      method,
      token,
      ...(method !== 'GET' && { body }),
    });
  const recordsOf = (action: string, label: string) =>
    service.collection('audit').find({ action, label }).toArray();

  it('tells staff how a person signs in', async () => {
    const { _id, email } = await signedIn();
    const { body } = await ask<AccessState>(_id, '', 'GET', harness.admin);
    expect(body).toMatchObject({ email, sessions: 1, lastSeenAt: expect.any(String), blocked: null });
    expect((await ask(new Types.ObjectId().toString())).status).toBe(404);
  });

  it('shows staff the pages without letting them change anything, on record', async () => {
    const { _id, email } = await signedIn();
    const { body } = await ask<AccessToken>(_id, '/view', 'POST', harness.admin);
    expect(body.holder).toMatchObject({ student: _id, isViewed: true });
    expect((await service.call('/access/me', { token: body.token })).body).toMatchObject({ isViewed: true });
    const forbidden = [
      service.call('/access/sessions', { method: 'DELETE', token: body.token }),
      service.call('/access/exam', { method: 'POST', body: {}, token: body.token }),
    ];
    for (const answer of await Promise.all(forbidden)) expect(answer.status).toBe(403);
    expect(await recordsOf('access.view', email)).toMatchObject([{ outcome: 'done', reason: REASON }]);
    expect((await ask(_id, '/view', 'POST', harness.admin, {})).status).toBe(400);
  });

  it('blocks a person: sign-ins end at once, and no code helps, until the block is lifted', async () => {
    const { _id, email, phone, token } = await signedIn();
    expect((await ask(_id, '/block', 'PUT', harness.admin)).status).toBe(403);
    expect((await ask<AccessState>(_id, '/block', 'PUT')).body).toMatchObject({
      sessions: 0,
      blocked: { reason: REASON },
    });
    expect((await service.call('/access/me', { token })).status).toBe(401);
    expect((await phone.renew()).status).toBe(401);
    expect((await ask(_id, '/code', 'POST')).status).toBe(409);
    expect((await ask<AccessState>(_id, '/block', 'DELETE')).body.blocked).toBeNull();
    expect(await phone.signIn(email)).toMatchObject({ holder: { email } });
    expect(await recordsOf('access.block', email)).toMatchObject([{ outcome: 'done', reason: REASON }]);
    expect(await recordsOf('access.unblock', email)).toMatchObject([{ outcome: 'done', reason: REASON }]);
    expect((await ask(_id, '/block', 'DELETE', harness.super, {})).status).toBe(400);
  });

  it('leaves an exam that a blocked person sits', async () => {
    const { _id } = await signedIn();
    const token = service.tokens.candidate(_id);
    await ask(_id, '/block', 'PUT');
    expect((await service.call('/auth/me', { token })).status).toBe(200);
  });

  it('refuses the code of a person who was blocked meanwhile', async () => {
    const { _id, email } = await service.student(harness.admin);
    const browser = new AccessBrowser(harness);
    const code = await browser.codeFor(email);
    await ask(_id, '/block', 'PUT');
    expect((await browser.verify(email, code)).status).toBe(403);
  });

  it('makes a code to pass on, which signs in once and is on record without its digits', async () => {
    const { _id, email } = await service.student(harness.admin);
    expect((await ask(_id, '/code', 'POST', harness.admin)).status).toBe(403);
    const { body } = await ask<AccessCodeMade>(_id, '/code', 'POST');
    expect(body).toMatchObject({ email, code: expect.stringMatching(/^\d{6}$/) });
    const browser = new AccessBrowser(harness);
    expect((await browser.verify(email, body.code)).status).toBe(200);
    expect((await browser.verify(email, body.code)).status).toBe(400);
    const records = await recordsOf('access.code', email);
    expect(records).toMatchObject([{ outcome: 'done', reason: REASON }]);
    expect(JSON.stringify(records)).not.toContain(body.code);
  });

  it('makes a code for one person, which signs in nobody else with the e-mail', async () => {
    const { _id, email } = await service.student(harness.admin);
    const other = new Types.ObjectId().toString();
    const more = { name: 'Other Person', email, phoneNumber: null, isOrganisation: false, student: null };
    service.peers.members.push({ _id: other, number: 'CPM/2026/0003', ...more });
    const { body } = await ask<AccessCodeMade>(_id, '/code', 'POST');
    const browser = new AccessBrowser(harness);
    const choices = [expect.objectContaining({ key: `student-${_id}` })];
    expect((await browser.verify(email, body.code, `member-${other}`)).body).toEqual({ choices });
    expect((await browser.verify(email, body.code)).body).toMatchObject({
      holder: { student: _id, member: null },
    });
  });

  it('makes a code that still signs an applicant in who becomes a member meanwhile', async () => {
    const { _id: student, email } = await service.student(harness.admin);
    const { body } = await ask<AccessCodeMade>(student, '/code', 'POST');
    const _id = new Types.ObjectId().toString();
    const more = { name: 'New Member', email, phoneNumber: null, isOrganisation: false, student };
    service.peers.members.push({ _id, number: 'CPM/2026/0004', ...more });
    const answer = await new AccessBrowser(harness).verify(email, body.code);
    expect(answer.body).toMatchObject({ holder: { student, member: _id } });
  });

  it('asks for an e-mail before a code', async () => {
    const _id = new Types.ObjectId().toString();
    const more = { name: 'No Mail', email: null, phoneNumber: null, isOrganisation: false, student: null };
    service.peers.members.push({ _id, number: 'CPM/2026/0002', ...more });
    expect((await ask(_id, '/code', 'POST')).status).toBe(409);
  });
});
