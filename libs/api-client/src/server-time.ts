/** How far the server's clock is ahead of this device's, in ms. */
let offset = 0;

/** Learns from an answer's `Date` header, which counts whole seconds. */
export function noteServerDate(date: string | null | undefined): void {
  const at = Date.parse(date ?? '');
  if (!Number.isNaN(at)) offset = at - Date.now();
}

/** The server's clock in ms, as the latest answer told it; this device's own before any answer. */
export const serverNow = (): number => Date.now() + offset;
