import { z } from 'zod';

/** Schema of a required choice whose field is empty at first. */
export const choiceFrom = <const T extends readonly string[]>(values: T, message: string) =>
  z.enum(['', ...values]).refine((value) => value !== '', message);

/** Value of a choice that its schema has accepted. */
export const chosen = <T extends string>(value: T) => value as Exclude<T, ''>;
