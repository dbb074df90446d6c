import type { AccessState, MemberContact } from '@concord/contracts';
import { AccessBrowser } from '../../../testing/access-browser';
import { newEmail } from '../../../testing/harness';
import { MailHarness } from '../../../testing/mail-harness';

const reason = 'Asked by telephone';

describe('the access of members who are merged', () => {
  const harness = new MailHarness();
  const { service } = harness;
  const member = (name: string) => {
    const email = newEmail();
    return { ...service.peers.addMember({ name, email }), email };
  };
  const replace = (gone: readonly MemberContact[], ...now: MemberContact[]) => {
    const ids = new Set(gone.map(({ _id }) => _id));
    service.peers.members = [...service.peers.members.filter(({ _id }) => !ids.has(_id)), ...now];
  };
  const merge = (keep: MemberContact, drop: MemberContact) =>
    replace([keep, drop], { ...keep, merged: [drop._id] });
  const undo = (keep: MemberContact, drop: MemberContact) => replace([keep], keep, drop);
  const access = (id: string, method = 'GET') =>
    service.call<AccessState>(`/access/people/${id}${method === 'GET' ? '' : '/block'}`, {
      method,
      token: harness.super,
      ...(method !== 'GET' && { body: { reason } }),
    });
  const me = async (token: string) => (await service.call('/access/me', { token })).status;

  it('stays blocked, at the next renewal and for a code, until the block of the kept one is lifted', async () => {
    const [keep, drop] = [member('Bola Ade'), member('Ada Obi')];
    const browser = new AccessBrowser(harness);
    await browser.signIn(keep.email);
    const code = await browser.codeFor(keep.email);
    await access(drop._id, 'PUT');
    merge(keep, drop);
    expect((await access(keep._id)).body.blocked).toMatchObject({ reason });
    expect((await browser.renew()).status).toBe(401);
    expect((await browser.verify(keep.email, code)).status).toBe(403);
    expect((await access(keep._id, 'DELETE')).body.blocked).toBeNull();
    expect(await service.collection('access-blocks').countDocuments({ _id: drop._id as never })).toBe(0);
    expect(await new AccessBrowser(harness).signIn(keep.email)).toMatchObject({
      holder: { member: keep._id },
    });
  });

  it('ends at once by a block of the kept one, also where it was not renewed since the merge', async () => {
    const [keep, drop, other] = [member('Bola Ade'), member('Ada Obi'), member('Eze Obi')];
    const [browser, others] = [new AccessBrowser(harness), new AccessBrowser(harness)];
    const { token } = await browser.signIn(drop.email);
    const { token: unrelated } = await others.signIn(other.email);
    merge(keep, drop);
    expect(await me(token)).toBe(200);
    expect((await access(keep._id)).body.sessions).toBe(1);
    expect((await access(keep._id, 'PUT')).body.sessions).toBe(0);
    expect(await me(token)).toBe(401);
    expect(await service.collection('access-sessions').countDocuments({ member: drop._id })).toBe(0);
    await access(keep._id, 'DELETE');
    expect((await browser.renew()).status).toBe(401);
    expect([await me(unrelated), (await others.renew()).status]).toEqual([200, 200]);
  });

  it('goes back to the dropped one at the next renewal after an undo', async () => {
    const student = (await service.student(harness.admin))._id;
    const [keep, drop] = [{ ...member('Bola Ade'), student }, member('Ada Obi')];
    const browser = new AccessBrowser(harness);
    await browser.signIn(drop.email);
    merge(keep, drop);
    for (let n = 0; n < 2; n += 1)
      expect((await browser.renew()).body.holder).toMatchObject({
        member: keep._id,
        name: keep.name,
        student,
      });
    expect((await access(keep._id)).body.sessions).toBe(1);
    undo(keep, drop);
    const { holder } = (await browser.renew()).body;
    expect(holder).toMatchObject({
      ...{ member: drop._id, name: drop.name, email: drop.email, student: null },
    });
    expect((await access(drop._id)).body.sessions).toBe(1);
    expect((await access(keep._id, 'PUT')).body.sessions).toBe(0);
    expect((await browser.renew()).body.holder).toEqual(holder);
  });

  it('goes back also for an applicant who became the dropped one', async () => {
    const { _id: student, email } = await service.student(harness.admin);
    const [keep, made] = [member('Bola Ade'), member('Ada Obi')];
    const drop = { ...made, student };
    const browser = new AccessBrowser(harness);
    await browser.signIn(email);
    replace([made], drop);
    const holder = async () => (await browser.renew()).body.holder;
    expect(await holder()).toMatchObject({ member: drop._id, student });
    merge({ ...keep, student }, drop);
    expect(await holder()).toMatchObject({ member: keep._id, student });
    undo(keep, drop);
    expect(await holder()).toMatchObject({ member: drop._id, student, name: drop.name });
  });

  it('finds a renewed session by the id of the kept one alone, in an outage of the register too', async () => {
    const [keep, drop] = [member('Bola Ade'), member('Ada Obi')];
    const browser = new AccessBrowser(harness);
    await browser.signIn(drop.email);
    merge(keep, drop);
    await browser.renew();
    service.peers.behaviour = () => ({ status: 503, body: { code: 'UNAVAILABLE', message: 'later' } });
    const { body } = await browser.renew();
    service.peers.behaviour = undefined;
    expect(body.holder).toMatchObject({ member: keep._id, name: keep.name });
    const own = await service.call<unknown[]>('/access/sessions', { token: body.token });
    expect(own.body).toHaveLength(1);
    expect((await service.internal(`/members/${keep._id}`, { method: 'DELETE' })).status).toBe(200);
    expect([await me(body.token), (await browser.renew()).status]).toEqual([401, 401]);
  });
});
