import { BSON } from 'mongodb';

const HEADER_BYTES = 16;
const OP_MSG = 2013;
const DOCUMENT = 0;

/** A command as it left a client: `{ insert: 'attempts', documents: [...] }`. */
export type MongoCommand = Record<string, unknown>;

/**
 * Reads the commands of one connection to MongoDB from its bytes, in any pieces.
 * Format: https://www.mongodb.com/docs/manual/reference/mongodb-wire-protocol/#op_msg
 */
export class MongoCommands {
  private unread: Buffer = Buffer.alloc(0);

  /** @returns the commands that became complete with `chunk` */
  read(chunk: Buffer): MongoCommand[] {
    this.unread = Buffer.concat([this.unread, chunk]);
    const commands: MongoCommand[] = [];
    while (this.unread.length >= HEADER_BYTES && this.unread.length >= this.unread.readInt32LE(0)) {
      const length = this.unread.readInt32LE(0);
      const message = this.unread.subarray(0, length);
      this.unread = this.unread.subarray(length);
      if (message.readInt32LE(12) === OP_MSG) commands.push(commandOf(message));
    }
    return commands;
  }
}

function commandOf(message: Buffer): MongoCommand {
  const command: MongoCommand = {};
  let at = HEADER_BYTES + 4;
  while (at < message.length) {
    const kind = message.readUInt8(at);
    const end = at + 1 + message.readInt32LE(at + 1);
    if (kind === DOCUMENT) Object.assign(command, BSON.deserialize(message.subarray(at + 1, end)));
    else Object.assign(command, sequenceOf(message.subarray(at + 5, end)));
    at = end;
  }
  return command;
}

/** A section of many documents, as inserts and updates have one: `{ documents: [...] }`. */
function sequenceOf(section: Buffer): MongoCommand {
  const nameEnd = section.indexOf(0);
  const documents: unknown[] = [];
  for (let at = nameEnd + 1; at < section.length; at += section.readInt32LE(at))
    documents.push(BSON.deserialize(section.subarray(at, at + section.readInt32LE(at))));
  return { [section.toString('utf8', 0, nameEnd)]: documents };
}

/** How many records a command writes at most. */
export function writesOf(command: MongoCommand): number {
  const { documents, updates, deletes } = command;
  const [listed] = [documents, updates, deletes].filter(Array.isArray);
  return listed?.length ?? ('findAndModify' in command ? 1 : 0);
}
