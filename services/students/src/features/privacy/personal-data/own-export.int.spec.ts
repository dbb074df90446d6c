import { strFromU8, unzipSync } from 'fflate';
import { newAddress } from '../../../testing/harness';
import { RegistrationHarness } from '../../../testing/registration-harness';

const harness = new RegistrationHarness();
const { service } = harness;

describe('GET me/registration-export', () => {
  const exportBy = (token: string) =>
    fetch(`${service.url}/me/registration-export`, {
      headers: { authorization: `Bearer ${token}`, 'x-client-address': newAddress() },
    });
  const own = (ids: Parameters<typeof service.tokens.member>[0]) => exportBy(service.tokens.member(ids));

  it('gives an applicant, or a member who applied here, the own archive, on record', async () => {
    const student = await service.student(harness.token);
    for (const member of [undefined, 'a'.repeat(24)]) {
      const answer = await own({ student: student._id, ...(member && { member }) });
      expect(answer.status).toBe(200);
      const entries = unzipSync(new Uint8Array(await answer.arrayBuffer()));
      expect(JSON.parse(strFromU8(entries['data.json'] ?? new Uint8Array()))).toMatchObject({
        record: { _id: student._id },
      });
    }
    const filter = { action: 'student.own-export', id: student._id };
    expect(await service.collection('audit').find(filter).toArray()).toMatchObject([
      { actor: { kind: 'member' } },
      { actor: { kind: 'member' } },
    ]);
  });

  it('is refused to staff who look at the page, and to a member who never applied here', async () => {
    const { _id } = await service.student(harness.token);
    expect((await exportBy(await service.look(_id, harness.token))).status).toBe(403);
    expect((await own({ member: 'a'.repeat(24) })).status).toBe(404);
  });
});
