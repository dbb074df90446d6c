import { BSON } from 'mongodb';
import { MongoCommands, writesOf } from './mongo-commands';

const int = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
};
const document = (value: object) => Buffer.from(BSON.serialize(value));

function message(opcode: number, ...sections: Buffer[]): Buffer {
  const body = Buffer.concat([int(0), ...sections]);
  return Buffer.concat([int(16 + body.length), int(1), int(0), int(opcode), body]);
}
const body = (value: object) => Buffer.concat([Buffer.from([0]), document(value)]);
function sequence(name: string, ...values: object[]): Buffer {
  const section = Buffer.concat([Buffer.from(`${name}\0`), ...values.map(document)]);
  return Buffer.concat([Buffer.from([1]), int(4 + section.length), section]);
}

describe('MongoCommands', () => {
  const insert = message(2013, body({ insert: 'attempts' }), sequence('documents', { a: 1 }, { a: 2 }));
  const find = message(2013, body({ find: 'attempts' }));

  it.each([1, 7, 1000])('reads commands that arrive in pieces of %s bytes', (size) => {
    const bytes = Buffer.concat([insert, message(2012), find]);
    const commands = new MongoCommands();
    const read = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
      commands.read(bytes.subarray(i * size, (i + 1) * size)),
    ).flat();
    expect(read).toEqual([{ insert: 'attempts', documents: [{ a: 1 }, { a: 2 }] }, { find: 'attempts' }]);
  });
});

it.each([
  [{ insert: 'c', documents: [{}, {}] }, 2],
  [{ update: 'c', updates: [{}] }, 1],
  [{ delete: 'c', deletes: [{}] }, 1],
  [{ findAndModify: 'c', update: {} }, 1],
  [{ find: 'c' }, 0],
])('%j writes %s records at most', (command, writes) => {
  expect(writesOf(command)).toBe(writes);
});
