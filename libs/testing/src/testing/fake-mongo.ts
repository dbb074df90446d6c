import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { BSON } from 'mongodb';
import { MongoMessage, MongoMessages } from '../mongo-messages';

/** Id of each command that {@link FakeMongo.send} sends. */
const ID = 7;

/** A server that answers every command as MongoDB answers a write of one record. */
export class FakeMongo {
  /** Names of the commands that reached it, in order. */
  readonly done: string[] = [];
  private readonly server = createServer((socket) => {
    const messages = new MongoMessages();
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      for (const message of messages.read(chunk)) {
        this.done.push(Object.keys(message.command() ?? {})[0] ?? '');
        socket.write(MongoMessage.answer(message.id, { n: BSON.Long.fromNumber(1), ok: 1 }).bytes);
      }
    });
  });

  /** @returns its connection string */
  async listen(): Promise<string> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return `mongodb://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  close(): void {
    this.server.close();
  }
}

/** Sends a command over a connection of its own. @returns the answer, or undefined if the connection broke */
export async function sendTo(url: string, command: object): Promise<Record<string, unknown> | undefined> {
  const { bytes } = MongoMessage.answer(0, command);
  bytes.writeInt32LE(ID, 4);
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const messages = new MongoMessages();
  const answer = await new Promise<MongoMessage | undefined>((resolve) => {
    socket.on('data', (chunk: Buffer) => resolve(messages.read(chunk)[0]));
    socket.on('close', () => resolve(undefined));
    socket.write(bytes);
  });
  socket.destroy();
  if (answer) expect(answer.responseTo).toBe(ID);
  return answer?.command();
}
