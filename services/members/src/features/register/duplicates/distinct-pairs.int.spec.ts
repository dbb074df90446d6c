import type { DistinctPair, DuplicatePair, Member } from '@concord/contracts';
import { MembersHarness } from '../../../testing/harness';

const service = MembersHarness.forSuite();
const UNKNOWN = '64b0000000000000000000ff';

const mark = (one: string, other: string) =>
  service.call<DistinctPair & { code: string }>('/member/distinct', { body: { one, other } });
const takeBack = (id: string) => service.call(`/member/distinct/${id}`, { method: 'DELETE' });
const marks = async () => (await service.call<DistinctPair[]>('/member/distinct')).body;
const duplicatesOf = async ({ _id }: Member) =>
  (await service.call<DuplicatePair[]>('/member/duplicates?pageSize=100')).body.filter(({ members }) =>
    members.some((member) => member._id === _id),
  );

/** Two members of one household, who share a telephone. */
async function household(phoneNumber: string) {
  const ada = await service.member({ person: { surname: 'Obi', firstName: 'Ada', phoneNumber } });
  const eze = await service.member({ person: { surname: 'Obi', firstName: 'Eze', phoneNumber } });
  return { ada, eze };
}

describe('POST member/distinct', () => {
  it('leaves the pair out of the duplicates until the mark is taken back', async () => {
    const { ada, eze } = await household('08035550177');
    expect(await duplicatesOf(ada)).toHaveLength(1);
    const { status, body } = await mark(eze._id, ada._id);
    expect(status).toBe(201);
    expect(body.members.map(({ name }) => name)).toEqual(['Obi Eze', 'Obi Ada']);
    expect(await duplicatesOf(ada)).toEqual([]);
    expect((await marks())[0]).toEqual(body);

    expect(await takeBack(body._id)).toMatchObject({ status: 200, body: { _id: body._id } });
    expect(await duplicatesOf(ada)).toHaveLength(1);
    expect(await takeBack(body._id)).toMatchObject({ status: 404 });
  });

  it('keeps one mark of a pair, of two staff at once too', async () => {
    const { ada, eze } = await household('08035550178');
    const answers = await Promise.all([mark(ada._id, eze._id), mark(eze._id, ada._id)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body._id).toBe(answers[1]?.body._id);
    expect((await mark(ada._id, eze._id)).body._id).toBe(answers[0]?.body._id);
  });

  it('finds a third one who is alike, when the first two are marked', async () => {
    const { ada, eze } = await household('08035550179');
    await mark(ada._id, eze._id);
    const third = await service.member({
      person: { surname: 'Obi', firstName: 'Ebele', phoneNumber: '+2348035550179' },
    });
    expect((await duplicatesOf(third)).map(({ members }) => members[0]._id)).toEqual([ada._id]);
    await mark(ada._id, third._id);
    expect((await duplicatesOf(third)).map(({ members }) => members[0]._id)).toEqual([eze._id]);
  });

  it('refuses one member twice, nobody, and a wrong id', async () => {
    const { ada } = await household('08035550180');
    expect(await mark(ada._id, ada._id)).toMatchObject({ status: 400 });
    expect(await mark(ada._id, UNKNOWN)).toMatchObject({ status: 404 });
    expect(await mark('one', ada._id)).toMatchObject({ status: 400 });
    expect(await takeBack(UNKNOWN)).toMatchObject({ status: 404 });
  });
});
