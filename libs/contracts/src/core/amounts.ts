import { z } from 'zod';

/** A stored amount in kobo, which may be 0 or below. */
export const koboSum = z.int();
