import type { SebProof } from '@concord/contracts';

/** Script interface of Safe Exam Browser: https://safeexambrowser.org/developer/seb-config-key.html */
interface SafeExamBrowser {
  readonly security?: {
    /** Config Key hashed with the page's URL; older versions set it after `updateKeys`. */
    readonly configKey?: string;
    readonly updateKeys?: (callback: () => void) => void;
  };
}

/** Global name of the callback. */
const CALLBACK = 'safeExamBrowserKeysUpdated';
const LONGEST_WAIT_MS = 2000;

const page = globalThis as { SafeExamBrowser?: SafeExamBrowser; [CALLBACK]?: () => void };

export const isSafeExamBrowser = () => page.SafeExamBrowser !== undefined;

async function configKey(): Promise<string | undefined> {
  const security = page.SafeExamBrowser?.security;
  if (!security?.configKey && security?.updateKeys) {
    await new Promise<void>((resolve) => {
      const { [CALLBACK]: updated } = { [CALLBACK]: () => resolve() };
      page[CALLBACK] = updated;
      security.updateKeys?.(updated);
      setTimeout(resolve, LONGEST_WAIT_MS);
    });
  }
  return security?.configKey;
}

/** Proof of Safe Exam Browser for versions that send no header; undefined in other browsers. */
export async function sebProof(): Promise<SebProof | undefined> {
  const key = await configKey();
  if (!key) return undefined;
  // The key may be hashed with the URL of the page load, which the router has replaced since.
  const [loaded] = performance.getEntriesByType('navigation');
  return { configKey: key, pages: [...new Set([loaded?.name ?? location.href, location.href])] };
}
