import type { Member } from '@concord/contracts';
import { refusal, TEST_SECRET } from '@concord/nest-platform/testing';
import { MembersHarness } from '../../../testing/harness';

const service = MembersHarness.forSuite();
const set = (
  id: string,
  email: string,
  headers: Record<string, string> = { 'x-service-secret': TEST_SECRET },
) => service.call(`/internal/members/${id}/email`, { method: 'PUT', body: { email }, headers, token: '' });

describe('PUT internal/members/{id}/email', () => {
  it('changes the e-mail, for searches too, and may be repeated', async () => {
    const member = await service.member();
    for (let n = 0; n < 2; n += 1) expect((await set(member._id, ' New@Hall.Example ')).status).toBe(200);
    expect((await service.call<Member>(`/member/${member._id}`)).body.email).toBe('new@hall.example');
    const { body } = await service.call<Member[]>('/member?search=new@hall.example');
    expect(body.map(({ _id }) => _id)).toEqual([member._id]);
  });

  it('is refused for nobody, an erased member, a wrong address, and without the secret', async () => {
    const member = await service.member();
    expect(await set('f'.repeat(24), 'a@b.example')).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect((await set(member._id, 'nobody')).status).toBe(400);
    expect((await set(member._id, 'a@b.example', {})).status).toBeGreaterThanOrEqual(401);
    await service
      .collection('members')
      .updateOne({ number: member.number }, { $set: { erasedAt: new Date() } });
    expect(await set(member._id, 'a@b.example')).toMatchObject(refusal(409, 'CONFLICT'));
  });
});
