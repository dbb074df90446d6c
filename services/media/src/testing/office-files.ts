const SECTOR = 512;
/** Streams of 4 kB and more have their own sectors. */
const STREAM = 4096;
const PER_STREAM = STREAM / SECTOR;
const [FREE, END, TABLE] = [0xffffffff, 0xfffffffe, 0xfffffffd];

type Stream = string | readonly [name: string, content: Buffer];

/** A compound file, the container of old Office documents, with these streams. */
export function makeCompoundFile(...streams: Stream[]): Buffer {
  const named = streams.map((stream) =>
    typeof stream === 'string' ? ([stream, Buffer.alloc(0)] as const) : stream,
  );
  const directorySectors = Math.ceil((named.length + 1) / 4);
  const first = 1 + directorySectors;
  const sectors = first + named.length * PER_STREAM;
  const bytes = Buffer.alloc((1 + sectors) * SECTOR);
  const offsetOf = (sector: number) => (1 + sector) * SECTOR;
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(0x3e, 24);
  bytes.writeUInt16LE(3, 26);
  bytes.writeUInt16LE(0xfffe, 28);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt16LE(6, 32);
  bytes.writeUInt32LE(1, 44);
  bytes.writeUInt32LE(1, 48);
  bytes.writeUInt32LE(STREAM, 56);
  bytes.writeUInt32LE(END, 60);
  bytes.writeUInt32LE(END, 68);
  for (let index = 0; index < 109; index += 1) bytes.writeUInt32LE(index === 0 ? 0 : FREE, 76 + index * 4);
  for (let sector = 0; sector < SECTOR / 4; sector += 1) {
    const ends =
      sector === directorySectors || (sector >= first && (sector - first) % PER_STREAM === PER_STREAM - 1);
    const next = sector === 0 ? TABLE : ends ? END : sector + 1;
    bytes.writeUInt32LE(sector < sectors ? next : FREE, offsetOf(0) + sector * 4);
  }
  const entry = (index: number, name: string, type: number, start: number, size: number) => {
    const at = offsetOf(1) + index * 128;
    bytes.write(name, at, 'utf16le');
    bytes.writeUInt16LE((name.length + 1) * 2, at + 64);
    bytes[at + 66] = type;
    bytes.writeUInt32LE(start, at + 116);
    bytes.writeUInt32LE(size, at + 120);
  };
  entry(0, 'Root Entry', 5, END, 0);
  named.forEach(([name, content], index) => {
    const start = first + index * PER_STREAM;
    entry(index + 1, name, 2, start, STREAM);
    content.copy(bytes, offsetOf(start), 0, STREAM);
  });
  return bytes;
}

/** The start of the stream that holds the text of a .doc. */
const wordStream = (flags: number, text = '') => {
  const stream = Buffer.alloc(STREAM);
  stream.writeUInt16LE(0xa5ec, 0);
  stream.writeUInt16LE(0x00c1, 2);
  stream.writeUInt16LE(flags, 10);
  stream.write(text, 1024, 'utf16le');
  return stream;
};

/** A .doc: Word's old format. */
export const makeDoc = (text = 'Result') =>
  makeCompoundFile(['WordDocument', wordStream(0x0200, text)], '1Table', '\u0005SummaryInformation');

/** A .doc with macros. */
export const makeDocWithMacros = () =>
  makeCompoundFile(['WordDocument', wordStream(0x0200)], '1Table', 'Macros', 'VBA', '_VBA_PROJECT');

/** A .doc with a password. */
export const makeEncryptedDoc = () => makeCompoundFile(['WordDocument', wordStream(0x0300)], '1Table');

/** A .docx or .xlsx with a password: its archive is a stream in a compound file. */
export const makeEncryptedDocx = () =>
  makeCompoundFile('\u0006DataSpaces', 'EncryptionInfo', 'EncryptedPackage');
