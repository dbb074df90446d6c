const running = new Set<Promise<boolean>>();

/** Tracks a chosen file that is being read; `reading` resolves with whether the file was accepted. */
export function trackFileRead(reading: Promise<boolean>): void {
  running.add(reading);
  void reading.finally(() => running.delete(reading));
}

/** Waits for all files that are being read, so that a submission includes them. @returns whether all were accepted */
export async function allFilesAccepted(): Promise<boolean> {
  let accepted = true;
  while (running.size > 0) accepted = (await Promise.all(running)).every(Boolean) && accepted;
  return accepted;
}
