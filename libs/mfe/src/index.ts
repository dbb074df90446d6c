export * from './router';
export { RemoteError, type RemoteFailure } from './remote-error';
export { RemoteBoundary, type RemoteFailureView } from './remote-boundary';
export { lazyPage, type LazyPage } from './lazy-page';
export { loadRemoteRoutes, type RemoteRoutesModule } from './load-remote';
export { provideRemote, RemoteRoutes, type RemoteRoutesProps } from './remote-routes';
export { remotesManifest, type RemotesManifest } from './remotes-manifest';
