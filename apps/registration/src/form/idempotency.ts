/** A random UUID, also on pages without https, where `crypto.randomUUID` is missing. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** One key per filled form: trying the same form again is the same registration, a changed form is another. */
export function idempotencyKeys(): (body: unknown) => string {
  let last = '';
  let key = '';
  return (body) => {
    const text = JSON.stringify(body);
    if (text !== last || !key) {
      last = text;
      key = newUuid();
    }
    return key;
  };
}
