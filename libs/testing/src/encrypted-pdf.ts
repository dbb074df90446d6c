import { createCipheriv, createHash } from 'node:crypto';
import { type PdfCrossReference, pdfOfObjects } from './pdf-objects';

const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const FILE_ID = Buffer.alloc(16, 7);
const PERMISSIONS = -44;

/** Encryption of a PDF by its standard handler: RC4 with 40 bits, or AES with 256 (revision 5). */
export type PdfEncryption = 'RC4' | 'AES';

/**
 * A real encrypted PDF of one page, which opens with `password` only.
 * @param crossReference where the encryption is named: in a trailer, or in the dictionary of a stream.
 */
export function makeEncryptedPdf(
  encryption: PdfEncryption = 'RC4',
  crossReference: PdfCrossReference = 'table',
  password = 'secret',
): Buffer {
  const content = Buffer.from('BT /F1 18 Tf 72 720 Td (Result) Tj ET');
  const { dictionary, encrypt } = encryption === 'RC4' ? rc4Handler(password) : aesHandler(password);
  const encrypted = encrypt(content, 4).toString('latin1');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${encrypted.length} >>\nstream\n${encrypted}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    dictionary,
  ];
  const id = `<${FILE_ID.toString('hex')}>`;
  return pdfOfObjects({ objects, crossReference, trailer: `/Encrypt 6 0 R /ID [${id} ${id}]` });
}

interface Handler {
  dictionary: string;
  encrypt: (bytes: Buffer, objectId: number) => Buffer;
}

const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;
const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();
const sha256 = (...parts: Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest();

function rc4Handler(password: string): Handler {
  const padded = Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, 32);
  const owner = rc4(md5(padded).subarray(0, 5), padded);
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(PERMISSIONS);
  const key = md5(padded, owner, permissions, FILE_ID).subarray(0, 5);
  return {
    dictionary: `<< /Filter /Standard /V 1 /R 2 /O ${hex(owner)} /U ${hex(rc4(key, PADDING))} /P ${PERMISSIONS} >>`,
    encrypt: (bytes, objectId) => rc4(md5(key, Buffer.from([objectId, 0, 0, 0, 0])).subarray(0, 10), bytes),
  };
}

function aesHandler(password: string): Handler {
  const key = Buffer.alloc(32, 3);
  const [checkSalt, keySalt, vector] = [Buffer.alloc(8, 1), Buffer.alloc(8, 2), Buffer.alloc(16, 4)];
  const secret = Buffer.from(password);
  const user = Buffer.concat([sha256(secret, checkSalt), checkSalt, keySalt]);
  const owner = Buffer.concat([sha256(secret, checkSalt, user), checkSalt, keySalt]);
  const wrap = (wrapping: Buffer) => aes(wrapping, Buffer.alloc(16), key, false);
  const flags = Buffer.alloc(16, 0xff);
  flags.writeInt32LE(PERMISSIONS);
  flags.write('Tadb', 8);
  const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false);
  const entries = [
    '/Filter /Standard /V 5 /R 5 /Length 256',
    '/CF << /StdCF << /CFM /AESV3 /AuthEvent /DocOpen /Length 32 >> >> /StmF /StdCF /StrF /StdCF',
    `/O ${hex(owner)} /U ${hex(user)}`,
    `/OE ${hex(wrap(sha256(secret, keySalt, user)))} /UE ${hex(wrap(sha256(secret, keySalt)))}`,
    `/Perms ${hex(cipher.update(flags))} /P ${PERMISSIONS}`,
  ];
  return {
    dictionary: `<< ${entries.join(' ')} >>`,
    encrypt: (bytes) => Buffer.concat([vector, aes(key, vector, bytes, true)]),
  };
}

function aes(key: Buffer, vector: Buffer, bytes: Buffer, padding: boolean): Buffer {
  const cipher = createCipheriv('aes-256-cbc', key, vector).setAutoPadding(padding);
  return Buffer.concat([cipher.update(bytes), cipher.final()]);
}

/** Not in Node any more, but in old documents. */
function rc4(key: Buffer, bytes: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index & 255] ?? 0;
  const swap = (one: number, other: number) => {
    const kept = at(one);
    state[one & 255] = at(other);
    state[other & 255] = kept;
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return Buffer.from(
    bytes.map((byte) => {
      i = (i + 1) & 255;
      j = (j + at(i)) & 255;
      swap(i, j);
      return byte ^ at(at(i) + at(j));
    }),
  );
}
