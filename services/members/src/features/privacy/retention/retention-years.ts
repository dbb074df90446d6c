/** Injection token of MEMBER_RETENTION_YEARS. */
export const RETENTION_YEARS = Symbol('RETENTION_YEARS');
