export * from './documents';
export * from './pictures';
export * from './sheets';
