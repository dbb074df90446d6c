export * from './router';
export { RemoteBoundary, type RemoteFailureView } from './remote-boundary';
export { lazyPage, type LazyPage } from './lazy-page';
export { forgetFailedShares, loadRemoteRoutes } from './load-remote';
export { provideRemote, RemoteRoutes } from './remote-routes';
