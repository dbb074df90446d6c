const running = new Set<Promise<boolean>>();

/** Tracks a file being read; `reading` resolves to true if it was accepted. */
export function trackFileRead(reading: Promise<boolean>): void {
  running.add(reading);
  void reading.finally(() => running.delete(reading));
}

/**
 * Waits for all files being read, so that the submission includes them.
 *
 * @returns true if all were accepted
 */
export async function allFilesAccepted(): Promise<boolean> {
  let accepted = true;
  while (running.size > 0) accepted = (await Promise.all(running)).every(Boolean) && accepted;
  return accepted;
}
