/** Checks of the failed scripts; true if the server's file does not match its name. */
const checks: Promise<boolean>[] = [];

async function isDamaged(address: string, integrity: string): Promise<boolean> {
  // The service worker answers no HEAD request, so this one reaches the server.
  const { ok } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
  if (!ok) return false;
  // Bypasses the browser's cache, in which an intact file then replaces a damaged one.
  return fetch(address, { cache: 'reload', integrity }).then(
    () => false,
    () => true,
  );
}

/** Records a script that failed to load, or was refused because its content does not match its name. */
export function recordFailedScript(address: string, integrity: string): void {
  checks.push(isDamaged(address, integrity).catch(() => false));
}

/** True if a refused script is still damaged on the server. */
export const hasDamagedScript = async (): Promise<boolean> => (await Promise.all(checks)).includes(true);
