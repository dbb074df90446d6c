/** Name of each remote in the manifest, and its project folder. */
const REMOTES = [
  { name: 'public_app', folder: 'public' },
  { name: 'registration', folder: 'registration' },
  { name: 'exam', folder: 'exam' },
  { name: 'member', folder: 'member' },
  { name: 'admin', folder: 'admin' },
] as const;

const SHELL = 'shell';
/** Project folders of the shell and the remotes, whose built files are in `<folder>/dist`. */
export const FOLDERS: readonly string[] = [SHELL, ...REMOTES.map(({ folder }) => folder)];

const REMOTE_PATH = /^\/remotes\/([^/]+)(\/.+)$/;
const HASHED_NAME = /[.-][0-9a-f]{8,}\.[^/]+$/i;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
const MAX_PATH_LENGTH = 2_048;
const PRECOMPRESSED = /\.(?:br|gz)$/;

export interface WebFile {
  /** The project's folder. */
  folder: string;
  /** Path below the built files, with a leading slash. */
  path: string;
}

/** Includes remotes whose bundle is missing: the shell reports that when a user opens them. */
export function remotesManifest(): Record<string, { entry: string }> {
  return Object.fromEntries(
    REMOTES.map(({ name }) => [name, { entry: `/remotes/${name}/mf-manifest.json` }]),
  );
}

/** The file of a URL path; undefined when no file can have this path. */
export function locate(path: string): WebFile | undefined {
  if (path.length > MAX_PATH_LENGTH || PRECOMPRESSED.test(path)) return undefined;
  if (/\p{Cc}|[\\#]/u.test(path)) return undefined;
  const segments = path.split('/').slice(1);
  if (segments.some((segment) => segment === '' || segment.startsWith('.'))) return undefined;
  if (segments[0] !== 'remotes') return { folder: SHELL, path };
  const [, name, file] = REMOTE_PATH.exec(path) ?? [];
  const remote = REMOTES.find((candidate) => candidate.name === name);
  return remote && file !== undefined ? { folder: remote.folder, path: file } : undefined;
}

/** Recognizes names that change with the content of the file. */
export const isHashed = (path: string): boolean => HASHED_NAME.test(path);

export const cacheControlFor = (path: string): string => (isHashed(path) ? IMMUTABLE : REVALIDATE);

/** The decoded path; undefined when no page and no file can have this path. */
export function readablePath(path: string): string | undefined {
  // An encoded slash would be part of a name here, but a separator in the browser's router.
  if (path.length > MAX_PATH_LENGTH || /%2f/i.test(path)) return undefined;
  try {
    const decoded = decodeURIComponent(path);
    return /\p{Cc}/u.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}

export const isApi = (path: string): boolean => /^\/api(?:[/?]|$)/.test(path);

/** Distinguishes navigation by a user from scripts and pictures that load a file. */
export function wantsPage(method: string, accept: string | undefined, path: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (isApi(path)) return false;
  if (accept?.includes('text/html')) return true;
  const acceptsAnything = accept === undefined || accept === '*/*';
  return acceptsAnything && !/^\/remotes(?:\/|\.|$)/.test(path) && !/\.[^/]*$/.test(path);
}
