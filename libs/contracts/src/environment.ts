export * from './environment/address-key';
export * from './environment/build';
export * from './environment/connection-failure';
export * from './environment/load-env';
export * from './environment/process-env';
export * from './environment/secret-list';
export * from './environment/variables';
export * from './environment/not-configured';
