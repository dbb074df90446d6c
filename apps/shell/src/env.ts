/** True in a development build, which has the page of the design system. The build inserts the value. */
export const IN_DEVELOPMENT = process.env.NODE_ENV !== 'production';
