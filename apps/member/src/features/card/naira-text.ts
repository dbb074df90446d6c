import { nairaWords } from '@concord/institute';

/** An amount in kobo as members read it: `₦5,000`, with kobo only where there are any. */
export const nairaText = (kobo: number): string => nairaWords(kobo).replace(/\.00$/, '');
