/** The link that dials a number: `tel:+2348000000001`. */
export const phoneUrl = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
