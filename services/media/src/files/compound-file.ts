const SIGNATURE = 'd0cf11e0a1b11ae1';
const HEADER = 512;
/** The header names the sectors of the table itself: enough of them for 7 MB, more than is ever taken. */
const TABLE_SECTORS = 109;
const ENTRY = 128;
const LAST_SECTOR = 0xfffffffa;
/** Word and Excel documents have a few dozen streams. */
const MAX_ENTRIES = 20_000;

/** A stream or folder in a compound file, the container of old Office documents. */
export interface CompoundEntry {
  name: string;
  /** Where its content begins in the file, for one of 4 kB or more. */
  at: number;
}

/** The directory of a compound file; undefined when it is not a sound one. */
export function compoundEntries(bytes: Buffer): CompoundEntry[] | undefined {
  if (bytes.length < HEADER || bytes.toString('hex', 0, 8) !== SIGNATURE) return undefined;
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return undefined;
  const size = 1 << shift;
  const placeOf = (sector: number) => (sector + 1) * size;
  const next = (sector: number): number | undefined => {
    const table = Math.floor(sector / (size / 4));
    if (table >= TABLE_SECTORS) return undefined;
    const at = placeOf(bytes.readUInt32LE(76 + table * 4)) + (sector % (size / 4)) * 4;
    return at + 4 <= bytes.length ? bytes.readUInt32LE(at) : undefined;
  };
  const entries: CompoundEntry[] = [];
  const seen = new Set<number>();
  let sector: number | undefined = bytes.readUInt32LE(48);
  while (sector !== undefined && sector < LAST_SECTOR && !seen.has(sector)) {
    seen.add(sector);
    const start = placeOf(sector);
    if (start + size > bytes.length || entries.length > MAX_ENTRIES) return undefined;
    for (let at = start; at < start + size; at += ENTRY) {
      const length = bytes.readUInt16LE(at + 64);
      if (bytes[at + 66] === 0 || length < 2 || length > 64) continue;
      entries.push({
        name: bytes.toString('utf16le', at, at + length - 2),
        at: placeOf(bytes.readUInt32LE(at + 116)),
      });
    }
    sector = next(sector);
  }
  return entries.length > 0 ? entries : undefined;
}
