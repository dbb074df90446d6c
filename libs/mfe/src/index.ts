export * from './router';
export { RemoteError, type RemoteFailure } from './remote-error';
export { RemoteBoundary, type RemoteFailureView } from './remote-boundary';
export { RemoteRoutes, type RemoteRoutesProps } from './remote-routes';
export { remotesManifest, type RemotesManifest } from './remotes-manifest';
