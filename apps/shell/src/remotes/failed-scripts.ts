/** For each script that did not load, whether the server's file is another one than its name says. */
const checks: Promise<boolean>[] = [];

async function isDamaged(address: string, integrity: string): Promise<boolean> {
  // The service worker answers no HEAD, so this reaches the server.
  const { ok } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
  if (!ok) return false;
  // Past the browser's cache: a good file replaces a damaged one there, for the next try.
  return fetch(address, { cache: 'reload', integrity }).then(
    () => false,
    () => true,
  );
}

/** Notes a script that did not load, or was refused because it is not what its name says. */
export function noteFailure(address: string, integrity: string): void {
  checks.push(isDamaged(address, integrity).catch(() => false));
}

/** Whether a script was refused that the server still has in the wrong form. */
export const anyDamaged = async (): Promise<boolean> => (await Promise.all(checks)).includes(true);
