import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { BSON } from 'mongodb';
import { isOneServer, MongoTrace } from './mongo-trace';

function message(command: object): Buffer {
  const body = Buffer.from(BSON.serialize(command));
  const head = Buffer.alloc(21);
  head.writeInt32LE(21 + body.length, 0);
  head.writeInt32LE(2013, 12);
  return Buffer.concat([head, body]);
}

it('finds what is not documented among the commands that pass', async () => {
  const server = createServer((socket) => socket.resume()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const trace = await MongoTrace.to(`mongodb://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const { port } = new URL(trace.url);
  const client = connect(Number(port), '127.0.0.1');
  client.end(Buffer.concat([message({ ping: 1 }), message({ find: 'c', hint: null }), message({ odd: 1 })]));
  await once(client, 'close');
  await trace.stop();
  server.close();
  expect(trace.commands).toBe(3);
  expect(trace.problems).toEqual([
    'find: option hint of find has no value (1 times)',
    'unknown command odd (1 times)',
  ]);
});

it.each([
  ['mongodb://127.0.0.1:27017/?retryWrites=false', true],
  ['mongodb://a:1,b:2/', false],
  ['mongodb://a:1/?replicaSet=rs0', false],
  ['mongodb+srv://cluster.example/', false],
])('%s is one server: %s', (address, expected) => {
  expect(isOneServer(address)).toBe(expected);
});
