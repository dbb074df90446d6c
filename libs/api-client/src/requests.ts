export * from './request-core';
export * from './shared.requests';
