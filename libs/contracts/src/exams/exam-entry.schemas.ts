import { z } from 'zod';
import { blank, body, line, moment } from '../core/fields';
import { examOutline } from './exams.schemas';

/** Letters and digits of an access code: none that look alike when they are read from a wall. */
export const ACCESS_CODE_LETTERS = 'ACDEFGHJKMNPQRTUVWXY23456789';
export const ACCESS_CODE_LENGTH = 6;
/** After a new code, somebody who was typing the one before may still use it for so long. */
export const ACCESS_CODE_GRACE_SECONDS = 120;

/** What a candidate types: capitals, spaces and hyphens make no difference. */
export const accessCodeInput = blank(line(40));

/** When candidates may begin an exam, and the code that they need for it, as staff see it. */
export const examEntry = z.object({
  exam: examOutline,
  opensAt: moment.nullable(),
  /** Null where none is needed. */
  code: z.string().nullable(),
  codeSince: moment.nullable(),
});
export type ExamEntry = z.infer<typeof examEntry>;

/** What stays as it is may be left out. With `hasCode` a code is made where there is none. */
export const examEntryBody = body({
  opensAt: z
    .union([z.null(), z.iso.datetime({ offset: true })], 'Give the opening as a date and time')
    .transform((given) => given && new Date(given).toISOString())
    .optional(),
  hasCode: z.boolean().optional(),
});
export type ExamEntryBody = z.output<typeof examEntryBody>;
