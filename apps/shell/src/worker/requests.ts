/** How the worker serves a request: `none` is left to the browser, as if there were no worker. */
export type Handling = 'page' | 'manifest' | 'file' | 'none';

export interface RequestFacts {
  readonly url: URL;
  readonly sameOrigin: boolean;
  readonly method: string;
  readonly navigates: boolean;
}

const MANIFEST = /^\/(?:remotes\.json|remotes\/[^/]+\/mf-manifest\.json)$/;
const HASHED_FILE = /[.-][0-9a-f]{8,}\.(?:js|css|woff2)$/i;
const FILE_NAME = /\.[^/]*$/;

/** Only what the browser's own router shows and the code that it is made of; never the API, never a document. */
export function handlingOf({ url: { pathname }, sameOrigin, method, navigates }: RequestFacts): Handling {
  if (!sameOrigin || method !== 'GET' || /^\/api(?:\/|$)/.test(pathname)) return 'none';
  if (navigates) return FILE_NAME.test(pathname) || pathname.startsWith('/remotes/') ? 'none' : 'page';
  if (MANIFEST.test(pathname)) return 'manifest';
  return HASHED_FILE.test(pathname) ? 'file' : 'none';
}

/** The remote that a manifest's address belongs to. */
export const remoteOfManifest = (pathname: string): string | undefined =>
  /^\/remotes\/([^/]+)\/mf-manifest\.json$/.exec(pathname)?.[1];
