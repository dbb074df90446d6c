/** Shown while a chosen file is read and made smaller, and nothing can be sent. */
export const PREPARING = 'We’re preparing your file. You can send in a moment.';
