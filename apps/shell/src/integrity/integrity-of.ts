const HASHED = /\.([0-9a-f]{64})\.js$/;

/**
 * The `integrity` of a built script, which is in its name: the SHA-256 of its bytes. Empty for another address, and in
 * development, where names have no hash.
 */
export function integrityOf(address: string): string {
  const bytes = HASHED.exec(address)?.[1]?.match(/../g);
  return bytes ? `sha256-${btoa(String.fromCharCode(...bytes.map((byte) => parseInt(byte, 16))))}` : '';
}
