const running = new Set<Promise<boolean>>();

/** Notes a chosen file that is being read; `reading` tells whether the file was taken. */
export function noteReading(reading: Promise<boolean>): void {
  running.add(reading);
  void reading.finally(() => running.delete(reading));
}

/** Waits for every file that is being read: a form sent before would leave it out. @returns whether all were taken. */
export async function allFilesTaken(): Promise<boolean> {
  let taken = true;
  while (running.size > 0) taken = (await Promise.all(running)).every(Boolean) && taken;
  return taken;
}
