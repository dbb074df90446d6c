import { createCipheriv, createHash } from 'node:crypto';
import { onePage } from './documents';
import { type PdfCrossReference, pdfOfObjects } from './pdf-objects';

const FILE_ID = Buffer.alloc(16, 7).toString('hex');
const PERMISSIONS = -44;

/**
 * A real encrypted one-page PDF (AES-256), which opens with `password` only.
 * @param crossReference place of the encryption entry: a trailer, or the dictionary of a stream.
 */
export function makeEncryptedPdf(crossReference: PdfCrossReference = 'table', password = 'secret'): Buffer {
  const key = Buffer.alloc(32, 3);
  const vector = Buffer.alloc(16, 4);
  const encrypt = (content: string) => Buffer.concat([vector, aes(key, vector, Buffer.from(content), true)]);
  const objects = onePage('Result', (content) => encrypt(content).toString('latin1'));
  const trailer = `/Encrypt ${objects.length + 1} 0 R /ID [<${FILE_ID}> <${FILE_ID}>]`;
  return pdfOfObjects({ objects: [...objects, handlerOf(key, password)], crossReference, trailer });
}

const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;
const sha256 = (...parts: Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest();

/** Dictionary of the standard security handler (revision 5). */
function handlerOf(key: Buffer, password: string): string {
  const [checkSalt, keySalt] = [Buffer.alloc(8, 1), Buffer.alloc(8, 2)];
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
  return `<< ${entries.join(' ')} >>`;
}

function aes(key: Buffer, vector: Buffer, bytes: Buffer, padding: boolean): Buffer {
  const cipher = createCipheriv('aes-256-cbc', key, vector).setAutoPadding(padding);
  return Buffer.concat([cipher.update(bytes), cipher.final()]);
}
