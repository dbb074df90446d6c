import type { Member, MemberContact } from '@concord/contracts';
import { dayOf } from '@concord/nest-platform';
import { TEST_SECRET } from '@concord/nest-platform/testing';
import { MembersHarness } from '../../../testing/harness';

const service = MembersHarness.forSuite();
const secret = { headers: { 'x-service-secret': TEST_SECRET }, token: '' };
const find = (body: object) => service.call<MemberContact[]>('/internal/members/find', { ...secret, body });
const idsOf = async (body: object) => (await find(body)).body.map(({ _id }) => _id);

const withEmail = (email: string, more: object = {}) =>
  service.member({ person: { surname: 'Okafor', firstName: 'Ada', email }, ...more });
const leave = ({ _id }: Member, kind: string) =>
  service.call(`/member/${_id}/event`, { body: { kind, at: dayOf(new Date()), reason: 'A letter came' } });
const ofMembers = (...members: string[]) => ({ members, students: [] });

describe('POST internal/members/find', () => {
  it('finds members by an e-mail in any case, and only by the whole of it', async () => {
    const member = await withEmail('Ada.One@Hall.Example');
    const { status, body } = await find({ email: 'ada.ONE@hall.example' });
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        _id: member._id,
        number: member.number,
        name: 'Ada Okafor',
        email: 'ada.one@hall.example',
        phoneNumber: null,
        isOrganisation: false,
        student: null,
      },
    ]);
    expect((await find({ email: 'one@hall.example' })).body).toEqual([]);
  });

  it('finds everyone who shares an e-mail, an organisation by its name', async () => {
    const email = 'shared@hall.example';
    const person = await withEmail(email);
    const body = {
      organisation: { name: 'Lekki Port', email },
      grade: 'Corporate',
      inductedOn: '2026-01-01',
    };
    const { body: organisation } = await service.call<Member>('/member', { body: { ...body, fees: [] } });
    const { body: found } = await find({ email });
    expect(found).toMatchObject([
      { _id: person._id, isOrganisation: false },
      { _id: organisation._id, name: 'Lekki Port', isOrganisation: true },
    ]);
  });

  it('finds by ids of members and applicants, each once', async () => {
    const student = service.addStudent('Bello', 'Amina');
    const [applicant, other] = [
      await service.member({ student: student._id, person: undefined }),
      await service.member(),
    ];
    const body = { members: [applicant._id, other._id], students: [student._id] };
    expect(await idsOf(body)).toEqual([applicant._id, other._id]);
    expect((await find({ members: [], students: [student._id] })).body).toMatchObject([
      { _id: applicant._id, student: student._id, name: 'Amina Bello' },
    ]);
    expect(await idsOf({ members: [], students: [] })).toEqual([]);
  });

  it('finds the kept member by the id of a merged one, and names that one', async () => {
    const [keep, drop] = [await withEmail('kept@hall.example'), await withEmail('dropped@hall.example')];
    const body = { keep: keep._id, drop: drop._id };
    await service.call('/member/merge', { body, token: service.superAdmin });
    for (const asked of [ofMembers(drop._id), ofMembers(keep._id), { email: 'kept@hall.example' }])
      expect((await find(asked)).body).toMatchObject([{ _id: keep._id, merged: [drop._id] }]);
    expect(await idsOf({ email: 'dropped@hall.example' })).toEqual([]);
  });

  it('leaves out who is erased, and still finds who has left', async () => {
    const [gone, erased] = [await withEmail('gone@hall.example'), await withEmail('erased@hall.example')];
    for (const each of [gone, erased]) expect(await leave(each, 'resigned')).toMatchObject({ status: 200 });
    const body = { reason: 'Asked in a letter', number: erased.number };
    await service.call(`/member/${erased._id}/erase`, { body, token: service.superAdmin });
    expect(await idsOf({ email: 'gone@hall.example' })).toEqual([gone._id]);
    expect(await idsOf({ email: 'erased@hall.example' })).toEqual([]);
    expect(await idsOf(ofMembers(gone._id, erased._id))).toEqual([gone._id]);
  });

  it('refuses bad bodies, and everyone but services', async () => {
    for (const body of [{}, { email: 'no' }, { members: ['x'], students: [] }])
      expect(await find(body)).toMatchObject({ status: 400 });
    const body = { email: 'gone@hall.example' };
    expect(await service.call('/internal/members/find', { body })).toMatchObject({ status: 403 });
  });
});
