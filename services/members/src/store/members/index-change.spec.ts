import { newObjectId } from '@concord/nest-platform';
import { groupedChanges, indexChange } from './index-change';
import type { MemberIndex } from './member.schema';

const READ: MemberIndex = {
  grade: 'Associate',
  standing: 'current',
  inductedOn: '2020-01-01',
  balance: 0,
  day: '2026-11-01',
  account: 3,
  settings: 1,
  upgrade: 'ready',
  name: 'okafor ada',
  state: 'lagos',
};
const { upgrade: _, ...WITHOUT_UPGRADE } = READ;

describe('indexChange', () => {
  it.each([
    ['nothing', READ, undefined],
    [
      'a balance of a newer account',
      { ...READ, balance: 500, account: 4 },
      { $set: { 'index.account': 4, 'index.balance': 500 } },
    ],
    [
      'another day on which the upgrade ends',
      { ...WITHOUT_UPGRADE, day: '2026-11-02' },
      { $set: { 'index.day': '2026-11-02' }, $unset: { 'index.upgrade': 1 } },
    ],
    ['an upgrade that ends', WITHOUT_UPGRADE, { $unset: { 'index.upgrade': 1 } }],
  ] as const)('writes %s', (_of, computed, expected) => {
    expect(indexChange(READ, computed)).toEqual(expected);
  });

  it('writes an upgrade that begins', () => {
    expect(indexChange(WITHOUT_UPGRADE, READ)).toEqual({ $set: { 'index.upgrade': 'ready' } });
  });
});

describe('groupedChanges', () => {
  const memberWith = (index: MemberIndex, revision = 1) => ({ _id: newObjectId(), revision, index });
  const tomorrow = (index: MemberIndex) => ({ ...index, day: '2026-11-02' });

  it('writes the same change of members with the same revisions at once, and nothing for the others', () => {
    const [one, two] = [memberWith(READ), memberWith({ ...READ, name: 'bello' })];
    const others = [memberWith(READ, 2), memberWith({ ...READ, account: 4 })];
    const same = memberWith(tomorrow(READ));
    const computed = [one, two, ...others, same].map((member) => ({ member, index: tomorrow(member.index) }));
    const groups = groupedChanges(computed);
    expect(groups.map(({ ids }) => ids)).toEqual([[one._id, two._id], ...others.map(({ _id }) => [_id])]);
    expect(groups[0]).toMatchObject({
      revision: 1,
      read: { account: 3, day: '2026-11-01', settings: 1 },
      update: { $set: { 'index.day': '2026-11-02' } },
    });
  });

  it('keeps changes apart that differ', () => {
    const [one, two] = [memberWith(READ), memberWith(READ)];
    const computed = [
      { member: one, index: { ...READ, balance: 100 } },
      { member: two, index: { ...READ, balance: 200 } },
    ];
    expect(groupedChanges(computed)).toHaveLength(2);
  });
});
