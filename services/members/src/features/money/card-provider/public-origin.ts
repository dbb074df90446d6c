/** Injection token of the public origin of the site, to which payers return. */
export const PUBLIC_ORIGIN = Symbol('PUBLIC_ORIGIN');
