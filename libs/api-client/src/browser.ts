export { backOffDelay } from './browser/back-off';
export { deviceDatabase, withTimeout, type DeviceDatabase } from './browser/device-database';
export { ServerClock } from './browser/server-clock';
