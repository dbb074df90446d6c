import { MongoStops } from './mongo-stops';
import { FakeMongo, sendTo } from './testing/fake-mongo';

describe('MongoStops', () => {
  const server = new FakeMongo();
  const insert = { insert: 'c', documents: [{}] };
  const update = { update: 'c', updates: [{}] };
  let stops: MongoStops;

  beforeEach(async () => {
    server.done.splice(0);
    stops = await MongoStops.to(await server.listen());
  });
  afterEach(async () => {
    await stops.cut();
    server.close();
  });

  const send = (command: object) => sendTo(stops.url, command);

  it('lets everything pass until a stop is chosen, and after it was given up', async () => {
    expect(await send(insert)).toEqual({ n: 1, ok: 1 });
    void stops.at(1);
    stops.none();
    expect(await send(insert)).toEqual({ n: 1, ok: 1 });
  });

  it('holds the chosen write for ever, and no other command', async () => {
    const stopped = stops.at(2);
    await send({ insert: 'platform', documents: [{}] });
    await send({ find: 'c' });
    await send(insert);
    const held = send(update);
    expect(await stopped).toEqual(update);
    await send(update);
    expect(server.done).toEqual(['insert', 'find', 'insert', 'update']);
    await stops.cut();
    expect(await held).toBeUndefined();
    expect(server.done).toHaveLength(4);
  });

  it('holds several writes, one after another', async () => {
    const held = [];
    for (let stop = 0; stop < 3; stop += 1) {
      const stopped = stops.at(1);
      held.push(send(insert));
      await stopped;
    }
    expect(server.done).toEqual([]);
    await stops.cut();
    expect(await Promise.all(held)).toEqual([undefined, undefined, undefined]);
  });
});
