/** Path of the public page that tells today's standing of the member with a number, which may have slashes. */
export const cardPath = (number: string): string => `/card/${encodeURIComponent(number)}`;
