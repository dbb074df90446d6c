/** Why a remote could not be mounted. */
export type RemoteFailure = 'not-listed' | 'unreachable' | 'not-federated';

/** A part of the application that could not be loaded; `message` says why in words for a person. */
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
