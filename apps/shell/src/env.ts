/** True in what a developer builds: the page of the design system is there then. The build puts the value in. */
export const IN_DEVELOPMENT = process.env.NODE_ENV !== 'production';
