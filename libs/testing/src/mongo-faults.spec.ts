import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { BSON } from 'mongodb';
import { type MongoFault, MongoFaults } from './mongo-faults';
import { MongoMessage, MongoMessages } from './mongo-messages';

function asked(id: number, command: object): Buffer {
  const { bytes } = MongoMessage.answer(0, command);
  bytes.writeInt32LE(id, 4);
  return bytes;
}

describe('MongoFaults', () => {
  const done: string[] = [];
  const server = createServer((socket) => {
    const messages = new MongoMessages();
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      for (const message of messages.read(chunk)) {
        done.push(Object.keys(message.command() ?? {})[0] ?? '');
        socket.write(MongoMessage.answer(message.id, { n: BSON.Long.fromNumber(1), ok: 1 }).bytes);
      }
    });
  });
  let proxy: MongoFaults;

  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    proxy = await MongoFaults.to(`mongodb://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  });
  afterAll(async () => {
    await proxy.cut();
    server.close();
  });
  beforeEach(() => done.splice(0));

  /** @returns the answer, or undefined if the connection broke */
  async function send(command: object): Promise<Record<string, unknown> | undefined> {
    const socket = connect(Number(new URL(proxy.url).port), '127.0.0.1');
    const messages = new MongoMessages();
    const answer = await new Promise<MongoMessage | undefined>((resolve) => {
      socket.on('data', (chunk: Buffer) => resolve(messages.read(chunk)[0]));
      socket.on('close', () => resolve(undefined));
      socket.write(asked(7, command));
    });
    socket.destroy();
    if (answer) expect(answer.responseTo).toBe(7);
    return answer?.command();
  }
  async function during(fault: MongoFault, command: object) {
    const end = proxy.inject(fault);
    const answer = await send(command);
    end();
    return { answer, done: [...done] };
  }
  const commands = ['insert'];
  const insert = { insert: 'c' };
  const stepDown = { ok: 0, code: 10107, codeName: 'NotWritablePrimary' };

  it.each<[MongoFault, object | undefined, string[]]>([
    [{ commands, effect: 'refuse', code: 10107 }, expect.objectContaining(stepDown), []],
    [{ commands, effect: 'deceive', code: 10107 }, expect.objectContaining(stepDown), ['insert']],
    [
      { commands, effect: 'refuse', code: 64 },
      { n: 1, ok: 1, writeConcernError: expect.objectContaining({ code: 64 }) },
      ['insert'],
    ],
    [{ commands, effect: 'drop' }, undefined, []],
    [{ commands, effect: 'loseAnswer' }, undefined, ['insert']],
    [{ commands, effect: 'delay', ms: 1 }, { n: 1, ok: 1 }, ['insert']],
  ])('makes %j of an insert', async (fault, answer, reached) => {
    expect(await during(fault, insert)).toEqual({ answer, done: reached });
  });

  it('lets other commands pass, and all of them after its end', async () => {
    const fault: MongoFault = { commands, effect: 'refuse', code: 91 };
    expect((await during(fault, { find: 'c' })).answer).toEqual({ n: 1, ok: 1 });
    expect(await send(insert)).toEqual({ n: 1, ok: 1 });
  });
});
