/** Media type of JSON with files behind it. */
export const ATTACHMENTS_TYPE = 'application/vnd.concord.attachments';

/** Size of the length prefix of the JSON head. */
const LENGTH_BYTES = 4;
const HEAD_MAX = 64 * 1024;

export interface Attached {
  /** JSON of the body. */
  json: Buffer;
  /** Parts of the received buffer, not copies. */
  files: Buffer[];
}

/** Packs JSON and files as one body: length prefix, head (sizes and JSON), files. */
export function packAttachments(body: unknown, files: readonly Buffer[]): Buffer {
  const head = Buffer.from(`${files.map(({ length }) => length).join()}\n${JSON.stringify(body)}`);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, ...files]);
}

/** Inverse of {@link packAttachments}. @returns undefined if sizes and bytes do not match. */
export function unpackAttachments(bytes: Buffer): Attached | undefined {
  const length = bytes.length < LENGTH_BYTES ? 0 : bytes.readUInt32BE();
  const head = bytes.subarray(LENGTH_BYTES, LENGTH_BYTES + Math.min(length, HEAD_MAX));
  const end = head.indexOf('\n');
  const sizes = head.toString('latin1', 0, end).split(',').map(Number);
  let at = LENGTH_BYTES + length;
  const files = end > 0 ? sizes.map((size) => bytes.subarray(at, (at += size))) : [];
  if (end < 0 || head.length !== length || at !== bytes.length) return undefined;
  return { json: head.subarray(end + 1), files };
}
