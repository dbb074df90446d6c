/**
 * Runs in the page: stores errors, warnings and CSP violations for this and later pages, because
 * WebKitGTK reports none over WebDriver, and no console of an automated window.
 */
export function storeProblems(key: string): void {
  const page = window as Window & { keepsProblems?: boolean };
  if (page.keepsProblems || !location.protocol.startsWith('http')) return;
  page.keepsProblems = true;
  const keep = (text: string) => {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...kept, text]));
  };
  for (const level of ['error', 'warn'] as const)
    console[level] = (...parts) => keep(parts.map(String).join(' '));
  addEventListener('error', ({ message }) => keep(message));
  addEventListener('unhandledrejection', ({ reason }) => keep(String(reason)));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    keep(`content security policy: ${effectiveDirective} stopped ${blockedURI}`),
  );
}

/** Runs in the page: returns what {@link storeProblems} stored since the last call. */
export function takeStoredProblems(key: string): string[] {
  if (!location.protocol.startsWith('http')) return [];
  const kept = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
  sessionStorage.removeItem(key);
  return kept;
}
