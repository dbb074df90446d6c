const HASHED = /\.([0-9a-f]{64})\.js$/;

/**
 * `integrity` of a built script, from the SHA-256 in its name. Empty for other addresses, and in
 * development, where names have no hash.
 */
export function integrityOf(address: string): string {
  const bytes = HASHED.exec(address)?.[1]?.match(/../g);
  return bytes ? `sha256-${btoa(String.fromCharCode(...bytes.map((byte) => parseInt(byte, 16))))}` : '';
}
