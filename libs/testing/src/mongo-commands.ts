import { type MongoCommand, MongoMessages } from './mongo-messages';

/** Parses the commands of one MongoDB connection from chunks of its bytes. */
export class MongoCommands {
  private readonly messages = new MongoMessages();

  /** @returns the commands completed by `chunk` */
  read(chunk: Buffer): MongoCommand[] {
    const commands = this.messages.read(chunk).map((message) => message.command());
    return commands.filter((command) => command !== undefined);
  }
}

/** Maximum number of records that a command writes. */
export function writesOf(command: MongoCommand): number {
  const { documents, updates, deletes } = command;
  const [listed] = [documents, updates, deletes].filter(Array.isArray);
  return listed?.length ?? ('findAndModify' in command ? 1 : 0);
}

/** True for commands of the platform itself: its notes and audit records. */
export const isOfPlatform = ({ insert, update, delete: remove }: MongoCommand): boolean =>
  [insert, update, remove].some((name) => name === 'platform' || name === 'audit-outbox');
