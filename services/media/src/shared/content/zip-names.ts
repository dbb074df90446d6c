const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
/** A Word document has a few dozen parts. */
const MAX_ENTRIES = 5000;

/** The names in a zip archive's directory, without unpacking anything; undefined when it is not a valid zip. */
export function zipNames(bytes: Buffer): string[] | undefined {
  const end = endRecordOffset(bytes);
  if (end === undefined) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  let offset = bytes.readUInt32LE(end + 16);
  if (count > MAX_ENTRIES) return undefined;
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    if (offset + 46 > bytes.length || bytes.readUInt32LE(offset) !== ENTRY_SIGNATURE) return undefined;
    const nameBytes = bytes.readUInt16LE(offset + 28);
    names.push(bytes.toString('utf8', offset + 46, offset + 46 + nameBytes));
    offset += 46 + nameBytes + bytes.readUInt16LE(offset + 30) + bytes.readUInt16LE(offset + 32);
  }
  return names;
}

function endRecordOffset(bytes: Buffer): number | undefined {
  // The last record of the file, followed by a comment of at most 64 kB.
  const lowest = Math.max(0, bytes.length - 22 - 0xffff);
  for (let offset = bytes.length - 22; offset >= lowest; offset -= 1)
    if (bytes.readUInt32LE(offset) === END_SIGNATURE) return offset;
  return undefined;
}
