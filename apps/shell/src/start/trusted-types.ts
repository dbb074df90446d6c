/** Scripts of the shell and of remotes, and the service worker. */
const SCRIPT_PATH = /^\/(?:remotes\/\w+\/)?[\w.~-]+\.js$/;
/** Characters that may be markup. */
const MARKUP = /[<&]/;

/** The used part of the browser's Trusted Types. */
export interface Rules {
  /** `null` refuses the text. */
  readonly createHTML: (text: string) => string | null;
  readonly createScriptURL: (address: string) => string | null;
}

declare global {
  /** Undefined in browsers without Trusted Types. */
  var trustedTypes: { createPolicy: (name: string, rules: Rules) => unknown } | undefined;
}

function scriptAddress(address: string): string | null {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && SCRIPT_PATH.test(pathname) ? address : null;
}

// Default policy for script addresses and plain text, as needed by Webpack, the federation runtime
// and the date field; the content security policy refuses everything else.
globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (text) => (MARKUP.test(text) ? null : text),
  createScriptURL: scriptAddress,
});
