export * from './documents';
export * from './encrypted-pdf';
export * from './fault-proxy';
export * from './mongo-commands';
export * from './pdf-objects';
export * from './pictures';
export * from './public-pages';
export * from './sheets';
