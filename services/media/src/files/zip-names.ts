const END = 0x06054b50;
const ENTRY = 0x02014b50;
/** A Word document has a few dozen parts. */
const MAX_ENTRIES = 5000;

/** The names in a zip archive's directory, without unpacking anything; undefined when it is not a sound zip. */
export function zipNames(bytes: Buffer): string[] | undefined {
  const end = endOfDirectory(bytes);
  if (end === undefined) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (count > MAX_ENTRIES) return undefined;
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) return undefined;
    const length = bytes.readUInt16LE(at + 28);
    names.push(bytes.toString('utf8', at + 46, at + 46 + length));
    at += 46 + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return names;
}

function endOfDirectory(bytes: Buffer): number | undefined {
  // It is the last record, followed by a comment of at most 64 kB.
  const lowest = Math.max(0, bytes.length - 22 - 0xffff);
  for (let at = bytes.length - 22; at >= lowest; at -= 1) if (bytes.readUInt32LE(at) === END) return at;
  return undefined;
}
