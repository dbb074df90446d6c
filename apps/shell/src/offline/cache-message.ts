/** Message to the service worker that caches a remote for a reload offline. */
export interface CacheMessage {
  /** An open page may be one version older than the worker, so the names in this message must not change. */
  readonly type: 'keep';
  readonly remote: string;
  /** URL of the page's start script, which identifies the page's version. */
  readonly shell: string;
}

/** Remotes that survive a reload offline: they may hold unsaved work, or the card of a member. */
const CACHED_REMOTES: readonly string[] = ['exam', 'registration', 'member'];

export const isCachedRemote = (remote: string): boolean => CACHED_REMOTES.includes(remote);

export function isCacheMessage(data: unknown): data is CacheMessage {
  const message = data as Partial<CacheMessage> | null | undefined;
  return (
    message?.type === 'keep' &&
    typeof message.remote === 'string' &&
    isCachedRemote(message.remote) &&
    typeof message.shell === 'string'
  );
}
