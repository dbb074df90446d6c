/** What the page asks of the service worker: keep a remote ready for a reload without a network. */
export interface KeepMessage {
  readonly type: 'keep';
  readonly remote: string;
  /** Address of the script that this page's shell was started from: it tells one release from another. */
  readonly shell: string;
}

/** Remotes that must survive a reload without a network: what is under way in them cannot wait for the connection. */
const KEPT_REMOTES: readonly string[] = ['exam', 'registration'];

export const isKept = (remote: string): boolean => KEPT_REMOTES.includes(remote);

export function isKeepMessage(data: unknown): data is KeepMessage {
  const message = data as Partial<KeepMessage> | null | undefined;
  return (
    message?.type === 'keep' &&
    typeof message.remote === 'string' &&
    isKept(message.remote) &&
    typeof message.shell === 'string'
  );
}
