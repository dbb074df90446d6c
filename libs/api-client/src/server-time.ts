/** Server clock minus device clock in ms. */
let offset = 0;

/** Reads an answer's `Date` header, which counts whole seconds. */
export function noteServerDate(date: string | null | undefined): void {
  const at = Date.parse(date ?? '');
  if (!Number.isNaN(at)) offset = at - Date.now();
}

/** Server time in ms, estimated from the latest answer; the device's own time before any answer. */
export const serverNow = (): number => Date.now() + offset;
