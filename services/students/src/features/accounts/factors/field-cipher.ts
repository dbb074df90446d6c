import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { SecretList } from '@concord/contracts/environment';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

interface Key {
  /** Name of the key in encrypted values. */
  name: string;
  key: Buffer;
}

/**
 * Encrypts fields of records by AES-256-GCM: the first secret encrypts, all of them decrypt. An encrypted value is
 * bound to its record and cannot be decrypted in another one.
 */
export class FieldCipher {
  private readonly keys: readonly [Key, ...Key[]];

  constructor([first, ...others]: SecretList) {
    this.keys = [cipherKeyOf(first), ...others.map(cipherKeyOf)];
  }

  seal(text: string, record: string): string {
    const [{ name, key }] = this.keys;
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(record));
    const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `${name}.${Buffer.concat([iv, data, cipher.getAuthTag()]).toString('base64url')}`;
  }

  /** @throws Error if the value was encrypted by an unknown secret, or for another record */
  open(sealed: string, record: string): string {
    const [name, value = ''] = sealed.split('.');
    const known = this.keys.find((each) => each.name === name);
    if (!known) throw new Error('FIELD_SECRET has no key for this field');
    const bytes = Buffer.from(value, 'base64url');
    const decipher = createDecipheriv(ALGORITHM, known.key, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(record)).setAuthTag(bytes.subarray(-TAG_BYTES));
    const data = bytes.subarray(IV_BYTES, -TAG_BYTES);
    return Buffer.concat([decipher.update(data), decipher.final()]).toString('utf8');
  }

  /** True if the first secret encrypted the value. */
  isCurrent(sealed: string): boolean {
    return sealed.startsWith(`${this.keys[0].name}.`);
  }
}

function cipherKeyOf(secret: string): Key {
  const derived = (info: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, '', info, bytes));
  return { name: derived('field-key-name', 6).toString('base64url'), key: derived('field-key', 32) };
}
