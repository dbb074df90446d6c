export * from './eventually';
export * from './fake-service';
export * from './http-call';
export * from './service-process';
export * from './student';
export * from './test-environment';
export * from './test-tokens';
