export * from './router';
export { RemoteError, type RemoteFailure } from './remote-error';
export { RemoteBoundary, type RemoteFailureView } from './remote-boundary';
export { latePage, type LatePage } from './late-page';
export { loadRemoteRoutes, type RemoteRoutesModule } from './load-remote';
export { provideRemote, RemoteRoutes, type RemoteRoutesProps } from './remote-routes';
export { remotesManifest, type RemotesManifest } from './remotes-manifest';
