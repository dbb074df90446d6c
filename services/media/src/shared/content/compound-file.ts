const SIGNATURE = 'd0cf11e0a1b11ae1';
const HEADER_BYTES = 512;
/** Sectors of the allocation table that the header lists: enough for a file of 7 MB, above the upload limit. */
const TABLE_SECTORS = 109;
const ENTRY_BYTES = 128;
/** Higher sector numbers are markers, such as "end of chain". */
const MAX_SECTOR = 0xfffffffa;
/** Word and Excel documents have a few dozen streams. */
const MAX_ENTRIES = 20_000;

/** A stream or folder in a compound file (MS-CFB), the container of old Office documents. */
export interface CompoundEntry {
  name: string;
  /** Offset of its content in the file; valid for content of 4 kB or more. */
  offset: number;
}

/** Reads the directory of a compound file; undefined when the file is not a valid one. */
export function compoundEntries(bytes: Buffer): CompoundEntry[] | undefined {
  if (bytes.length < HEADER_BYTES || bytes.toString('hex', 0, 8) !== SIGNATURE) return undefined;
  const sectorShift = bytes.readUInt16LE(30);
  if (sectorShift !== 9 && sectorShift !== 12) return undefined;
  const sectorBytes = 1 << sectorShift;
  const offsetOf = (sector: number) => (sector + 1) * sectorBytes;
  const nextOf = (sector: number): number | undefined => {
    const table = Math.floor(sector / (sectorBytes / 4));
    if (table >= TABLE_SECTORS) return undefined;
    const offset = offsetOf(bytes.readUInt32LE(76 + table * 4)) + (sector % (sectorBytes / 4)) * 4;
    return offset + 4 <= bytes.length ? bytes.readUInt32LE(offset) : undefined;
  };
  const entries: CompoundEntry[] = [];
  const seen = new Set<number>();
  let sector: number | undefined = bytes.readUInt32LE(48);
  while (sector !== undefined && sector < MAX_SECTOR && !seen.has(sector)) {
    seen.add(sector);
    const start = offsetOf(sector);
    if (start + sectorBytes > bytes.length || entries.length > MAX_ENTRIES) return undefined;
    for (let at = start; at < start + sectorBytes; at += ENTRY_BYTES) {
      const nameBytes = bytes.readUInt16LE(at + 64);
      if (bytes[at + 66] === 0 || nameBytes < 2 || nameBytes > 64) continue;
      entries.push({
        name: bytes.toString('utf16le', at, at + nameBytes - 2),
        offset: offsetOf(bytes.readUInt32LE(at + 116)),
      });
    }
    sector = nextOf(sector);
  }
  return entries.length > 0 ? entries : undefined;
}
