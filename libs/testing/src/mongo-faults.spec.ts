import { type MongoFault, MongoFaults } from './mongo-faults';
import { FakeMongo, sendTo } from './testing/fake-mongo';

describe('MongoFaults', () => {
  const server = new FakeMongo();
  let proxy: MongoFaults;

  beforeAll(async () => {
    proxy = await MongoFaults.to(await server.listen());
  });
  afterAll(async () => {
    await proxy.cut();
    server.close();
  });
  beforeEach(() => server.done.splice(0));

  const send = (command: object) => sendTo(proxy.url, command);
  async function during(fault: MongoFault, command: object) {
    const end = proxy.inject(fault);
    const answer = await send(command);
    end();
    return { answer, done: [...server.done] };
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
