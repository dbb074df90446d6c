export * from './certificate-templates';
export * from './fitting';
export * from './institute';
export * from './printed-form';
export * from './wording';
