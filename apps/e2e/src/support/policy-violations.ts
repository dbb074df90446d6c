import type { BrowserContext } from '@playwright/test';

/** Collects CSP violations in all pages of the context. */
export async function policyViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const text = `${location.pathname}: ${effectiveDirective} stopped ${blockedURI} ${sample}`;
      const { noteViolation } = globalThis as unknown as { noteViolation: (text: string) => void };
      noteViolation(`${text} (${sourceFile}:${lineNumber})`);
    });
  });
  return violations;
}
