import { Types } from 'mongoose';
import { PackedRecords } from './packed-records';

describe(PackedRecords.name, () => {
  const FIELDS = ['name', 'at', 'tags', 'review'];
  const record = {
    _id: new Types.ObjectId(),
    name: 'Ọláyẹmí Ɗan-Ƙarami 😀',
    at: new Date('2026-11-26T10:00:00.123Z'),
    tags: ['a', 'b'],
    review: { status: 'accepted', by: { _id: new Types.ObjectId(), username: 'officer' }, reason: null },
  };

  it('gives back what was set, with its dates, ids and letters, and nothing else of it', () => {
    const packed = new PackedRecords(FIELDS);
    packed.set(3, { ...record, secret: 'not kept' });
    expect(packed.get(3)).toEqual(record);
    packed.set(3, { _id: record._id, name: 'Changed' });
    expect(packed.get(3)).toEqual({ _id: record._id, name: 'Changed' });
  });

  it('throws for a row that was never set', () => {
    expect(() => new PackedRecords(FIELDS).get(0)).toThrow();
  });

  it.each([
    [['name', 'at', 'tags', 'review'], true],
    [['review', 'tags', 'at', 'name', '_id'], true],
    [['name', 'at', 'tags'], false],
    [['name', 'at', 'tags', 'review', 'secret'], false],
    [['name', 'at', 'tags', 'secret'], false],
    [[], false],
  ])('of name, at, tags, review are exactly %j: %s', (fields, isSo) => {
    expect(new PackedRecords(FIELDS).hasExactly(fields)).toBe(isSo);
  });
});
