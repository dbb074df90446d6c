/** Handling of a request by the worker; `none` leaves it to the browser. */
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

/**
 * Decides how the worker handles a request: only pages of the browser's router and their code,
 * never the API or a document.
 */
export function handlingOf({ url: { pathname }, sameOrigin, method, navigates }: RequestFacts): Handling {
  if (!sameOrigin || method !== 'GET' || /^\/api(?:\/|$)/.test(pathname)) return 'none';
  if (navigates) return FILE_NAME.test(pathname) || pathname.startsWith('/remotes/') ? 'none' : 'page';
  if (MANIFEST.test(pathname)) return 'manifest';
  return HASHED_FILE.test(pathname) ? 'file' : 'none';
}

/** Remote of a manifest's address; `undefined` for other addresses. */
export const remoteOfManifest = (pathname: string): string | undefined =>
  /^\/remotes\/([^/]+)\/mf-manifest\.json$/.exec(pathname)?.[1];
