export * from './certificate-number';
export * from './certificate-templates';
export * from './certificate-verdict';
export * from './fitting';
export * from './institute';
export * from './path-words';
export * from './printed-form';
export * from './wording';
