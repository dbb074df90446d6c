import type { Socket } from 'node:net';
import { BSON } from 'mongodb';
import { FaultProxy } from './fault-proxy';
import { MongoMessage, MongoMessages } from './mongo-messages';

const NAME = 'rs0';
/** Error of a server that is not the primary. */
const NOT_PRIMARY = { ok: 0, code: 10_107, codeName: 'NotWritablePrimary', errmsg: 'not primary' };
/** Commands that a secondary accepts as well: handshakes and authentication. */
const FOR_ALL = new Set([
  'hello',
  'isMaster',
  'ismaster',
  'ping',
  'endSessions',
  'saslStart',
  'saslContinue',
  'buildInfo',
]);

/**
 * Simulates a replica set of two members in front of one MongoDB: the driver finds the primary by
 * the members' descriptions, and finds it again after a move. Both share the same data.
 *
 * @example
 * const set = await MongoReplicaSet.to('mongodb://127.0.0.1:27017/');
 * connectTo(set.url);
 * await set.move();
 */
export class MongoReplicaSet {
  /** Number of moves of the primary. */
  moved = 0;
  private readonly members: FaultProxy[] = [];
  private readonly target: string;

  private constructor(target: string) {
    this.target = target;
  }

  static async to(target: string): Promise<MongoReplicaSet> {
    const set = new MongoReplicaSet(target);
    for (const index of [0, 1])
      set.members.push(await FaultProxy.to(target, undefined, (near, far) => set.relay(index, near, far)));
    return set;
  }

  /** Connection string with both members; options of the target's address stay. */
  get url(): string {
    const { username, password, searchParams } = new URL(this.target);
    searchParams.delete('directConnection');
    searchParams.set('replicaSet', NAME);
    const account = username && `${username}:${password}@`;
    return `mongodb://${account}${this.hosts.join(',')}/?${searchParams}`;
  }

  /** Makes the other member primary and breaks the old primary's connections, as if its process had ended. */
  async move(): Promise<void> {
    const old = this.members[this.primary];
    this.moved += 1;
    await old?.cut();
    await old?.restore();
  }

  /** Refuses all connections from now on. */
  async end(): Promise<void> {
    await Promise.all(this.members.map((member) => member.cut()));
  }

  private get primary(): number {
    return this.moved % this.members.length;
  }

  private get hosts(): string[] {
    return this.members.map(({ url }) => new URL(url).host);
  }

  private relay(index: number, near: Socket, far: Socket): void {
    const [asked, answered] = [new MongoMessages(), new MongoMessages()];
    near.on('data', (chunk: Buffer) => {
      for (const message of asked.read(chunk)) {
        const [name] = Object.keys(message.command() ?? { isMaster: 1 });
        if (index === this.primary || FOR_ALL.has(name ?? '')) far.write(message.bytes);
        else near.write(MongoMessage.answer(message.id, NOT_PRIMARY).bytes);
      }
    });
    far.on('data', (chunk: Buffer) => {
      for (const answer of answered.read(chunk)) {
        const greeting = answer.greeting();
        near.write(greeting ? answer.withBody(this.greetingOf(index, greeting)).bytes : answer.bytes);
      }
    });
  }

  /** Handshake of a member: description of itself and the set. */
  private greetingOf(index: number, greeting: Record<string, unknown>): Record<string, unknown> {
    const isPrimary = index === this.primary;
    // Removed, because with a version the driver would wait for the target to announce a change.
    const { topologyVersion: _, electionId: __, ...same } = greeting;
    return {
      ...same,
      isWritablePrimary: isPrimary,
      ismaster: isPrimary,
      secondary: !isPrimary,
      setName: NAME,
      setVersion: 1,
      hosts: this.hosts,
      me: this.hosts[index],
      primary: this.hosts[this.primary],
      // Election ids grow with each election.
      ...(isPrimary && { electionId: BSON.ObjectId.createFromTime(this.moved + 1) }),
    };
  }
}
