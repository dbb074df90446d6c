export { backOffDelay } from './browser/back-off';
export { deviceDatabase, withTimeout } from './browser/device-database';
export { ServerClock } from './browser/server-clock';
export { acquireTabLock, acquireTabLockIfFree, withTabLockIfFree } from './browser/tab-lock';
export { handLookOver, lookKeyOf, receiveLook } from './browser/look-hand-over';
