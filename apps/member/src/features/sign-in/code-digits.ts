export const CODE_LENGTH = 6;

/** Digits of a typed or pasted code, without its spaces and dashes. */
export const codeDigits = (text: string): string => text.replace(/\D/g, '').slice(0, CODE_LENGTH);
