import { unreachable } from './remote-error';

/** The address (`entry`) of each remote's `mf-manifest.json`, by the remote's name. */
export type RemotesManifest = Readonly<Record<string, { readonly entry: string }>>;

const MANIFEST_URL = '/remotes.json';

let pending: Promise<RemotesManifest> | undefined;

const isManifest = (value: unknown): value is RemotesManifest =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(
    (item: unknown) =>
      typeof item === 'object' && item !== null && 'entry' in item && typeof item.entry === 'string',
  );

async function readManifest(): Promise<RemotesManifest> {
  const response = await fetch(MANIFEST_URL, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${MANIFEST_URL} answered ${response.status}`);
  const body: unknown = await response.json();
  if (!isManifest(body)) throw new Error(`${MANIFEST_URL} is not a list of remotes`);
  return body;
}

/**
 * Reads the server's list of remotes, `/remotes.json`; it is cached until a read fails.
 *
 * @param remote the remote that is being loaded, for the error
 * @param refresh ignores the cache, for a Retry after a new release
 * @throws RemoteError `unreachable` when the list cannot be read
 */
export async function remotesManifest(remote: string, refresh = false): Promise<RemotesManifest> {
  if (refresh) pending = undefined;
  const reading = (pending ??= readManifest());
  try {
    return await reading;
  } catch (cause) {
    if (pending === reading) pending = undefined;
    throw unreachable(remote, cause);
  }
}
