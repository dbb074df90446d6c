import { nairaWords } from '@concord/institute';

/** Amount of kobo for people, without empty kobo: `₦20,000` or `₦20,000.50`. */
export const asNaira = (kobo: number): string => nairaWords(kobo).replace(/\.00$/, '');
