import { type MongoCommand, MongoMessages } from './mongo-messages';

/** Reads the commands of one connection to MongoDB from its bytes, in any pieces. */
export class MongoCommands {
  private readonly messages = new MongoMessages();

  /** @returns the commands that became complete with `chunk` */
  read(chunk: Buffer): MongoCommand[] {
    const commands = this.messages.read(chunk).map((message) => message.command());
    return commands.filter((command) => command !== undefined);
  }
}

/** How many records a command writes at most. */
export function writesOf(command: MongoCommand): number {
  const { documents, updates, deletes } = command;
  const [listed] = [documents, updates, deletes].filter(Array.isArray);
  return listed?.length ?? ('findAndModify' in command ? 1 : 0);
}
