function uuidOf(bytes: Uint8Array): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * Returns a function for the idempotency key of what is sent. The key is a hash of its text, so it is the same
 * in two tabs, after a reload and after a lost response. Without HTTPS there is no hash, and the key lasts
 * for one visit.
 */
export function idempotencyKeys(subtle: SubtleCrypto | undefined = crypto.subtle) {
  let last = '';
  let key = '';
  return async (text: string): Promise<string> => {
    if (text !== last || !key) {
      const bytes = subtle
        ? await subtle.digest('SHA-256', new TextEncoder().encode(text))
        : crypto.getRandomValues(new Uint8Array(16)).buffer;
      key = uuidOf(new Uint8Array(bytes));
      last = text;
    }
    return key;
  };
}
