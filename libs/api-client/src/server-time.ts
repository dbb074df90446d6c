/** Server clock minus device clock in ms. */
let offset = 0;

/** Updates the estimate from an answer's `Date` header, which has whole seconds. */
export function noteServerDate(date: string | null | undefined): void {
  const at = Date.parse(date ?? '');
  if (!Number.isNaN(at)) offset = at - Date.now();
}

/** Server time in ms, estimated from the latest answer; before any answer, the device's time. */
export const serverNow = (): number => Date.now() + offset;
