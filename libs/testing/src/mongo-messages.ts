import { BSON } from 'mongodb';

const HEADER_BYTES = 16;
const OP_MSG = 2013;
/** Legacy answer format, used for a connection's first answer. Its document comes last. */
const OP_REPLY = 1;
const OP_REPLY_BYTES = 20;
/** Values keep their exact types. */
const EXACT: BSON.DeserializeOptions = { promoteValues: false, promoteLongs: false };
const DOCUMENT = 0;
const HAS_CHECKSUM = 1;
const CHECKSUM_BYTES = 4;

/** Document of a message, with its sequences as arrays: `{ insert: 'attempts', documents: [...] }`. */
export type MongoCommand = Record<string, unknown>;

/**
 * One message of MongoDB's wire protocol.
 * Format: https://www.mongodb.com/docs/manual/reference/mongodb-wire-protocol/#op_msg
 */
export class MongoMessage {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  /** An answer to the message with this id. */
  static answer(responseTo: number, body: object): MongoMessage {
    const document = BSON.serialize(body);
    const head = Buffer.alloc(HEADER_BYTES + 5);
    head.writeInt32LE(head.length + document.length, 0);
    head.writeInt32LE(responseTo, 8);
    head.writeInt32LE(OP_MSG, 12);
    return new MongoMessage(Buffer.concat([head, document]));
  }

  get id(): number {
    return this.bytes.readInt32LE(4);
  }

  /** Id of the answered message. */
  get responseTo(): number {
    return this.bytes.readInt32LE(8);
  }

  /** Server description in a handshake; undefined for any other message. */
  greeting(): MongoCommand | undefined {
    const isOld = this.bytes.readInt32LE(12) === OP_REPLY;
    const body = isOld
      ? BSON.deserialize(this.bytes.subarray(HEADER_BYTES + OP_REPLY_BYTES), EXACT)
      : this.command(EXACT);
    return body && 'isWritablePrimary' in body ? body : undefined;
  }

  /** An answer in the same format to the same message, with another document. */
  withBody(body: object): MongoMessage {
    if (this.bytes.readInt32LE(12) !== OP_REPLY) return MongoMessage.answer(this.responseTo, body);
    const document = BSON.serialize(body);
    const head = Buffer.from(this.bytes.subarray(0, HEADER_BYTES + OP_REPLY_BYTES));
    head.writeInt32LE(head.length + document.length, 0);
    return new MongoMessage(Buffer.concat([head, document]));
  }

  /** Command document; undefined for a legacy message, which drivers use only for the handshake. */
  command(options: BSON.DeserializeOptions = {}): MongoCommand | undefined {
    const { bytes } = this;
    if (bytes.readInt32LE(12) !== OP_MSG) return undefined;
    const hasChecksum = (bytes.readUInt32LE(HEADER_BYTES) & HAS_CHECKSUM) !== 0;
    const last = bytes.length - (hasChecksum ? CHECKSUM_BYTES : 0);
    const command: MongoCommand = {};
    for (let at = HEADER_BYTES + 4; at < last;) {
      const end = at + 1 + bytes.readInt32LE(at + 1);
      const section = bytes.subarray(at + 1, end);
      if (bytes.readUInt8(at) === DOCUMENT) Object.assign(command, BSON.deserialize(section, options));
      else Object.assign(command, sequenceOf(section.subarray(4), options));
      at = end;
    }
    return command;
  }
}

/** Section with a document sequence, as in inserts and updates: `{ documents: [...] }`. */
function sequenceOf(section: Buffer, options: BSON.DeserializeOptions): MongoCommand {
  const nameEnd = section.indexOf(0);
  const documents: unknown[] = [];
  for (let at = nameEnd + 1; at < section.length; at += section.readInt32LE(at))
    documents.push(BSON.deserialize(section.subarray(at, at + section.readInt32LE(at)), options));
  return { [section.toString('utf8', 0, nameEnd)]: documents };
}

/** Splits the bytes of one direction of a connection, in any chunks, into messages. */
export class MongoMessages {
  private unread: Buffer = Buffer.alloc(0);

  /** @returns the messages completed by `chunk` */
  read(chunk: Buffer): MongoMessage[] {
    this.unread = this.unread.length === 0 ? chunk : Buffer.concat([this.unread, chunk]);
    const messages: MongoMessage[] = [];
    while (this.unread.length >= HEADER_BYTES && this.unread.length >= this.unread.readInt32LE(0)) {
      const length = this.unread.readInt32LE(0);
      messages.push(new MongoMessage(this.unread.subarray(0, length)));
      this.unread = this.unread.subarray(length);
    }
    return messages;
  }
}
