/** The address that dials a number: `tel:+2348000000001`. */
export const dial = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
