/** Why a remote could not be mounted: not in `/remotes.json`, not loaded, or no federated module. */
export type RemoteFailure = 'not-listed' | 'unreachable' | 'not-federated';

/** A remote that could not be loaded; `message` is meant for the user, `cause` holds the technical reason. */
export class RemoteError extends Error {
  constructor(
    readonly remote: string,
    readonly failure: RemoteFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'RemoteError';
  }
}

/** The error of a remote, or of the list of remotes, that the server did not deliver. */
export const unreachable = (remote: string, cause: unknown): RemoteError =>
  new RemoteError(
    remote,
    'unreachable',
    'This part of the site could not be reached. Please check your connection and try again.',
    { cause },
  );
