import { packAttachments, unpackAttachments } from './attachments';

const FILES = [Buffer.from('[{,"'), Buffer.alloc(0), Buffer.from([0, 255, 10])];

describe('attachments', () => {
  it.each([[FILES], [[]]])('are unpacked as they were packed: %j', (files) => {
    const { json, files: unpacked } = unpackAttachments(packAttachments({ name: 'ṣ\n' }, files)) ?? {};
    expect(JSON.parse(String(json))).toEqual({ name: 'ṣ\n' });
    expect(unpacked).toEqual(files);
  });

  const packed = packAttachments({}, FILES);
  it.each([
    ['an empty body', Buffer.alloc(0)],
    ['a missing byte', packed.subarray(0, -1)],
    ['a byte too many', Buffer.concat([packed, Buffer.alloc(1)])],
    ['a head that ends after the body', Buffer.from([255, 255, 255, 255, 10])],
    ['no sizes', Buffer.from([0, 0, 0, 2, 0x7b, 0x7d])],
  ])('are refused with %s', (_, bytes) => expect(unpackAttachments(bytes)).toBeUndefined());
});
