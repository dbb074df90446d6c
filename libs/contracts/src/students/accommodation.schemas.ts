import { z } from 'zod';
import { body, moment, strict } from '../core/fields';
import { givenReason } from '../core/intervention';

/** More time that an accommodation gives, in percent of an exam's duration. */
export const MORE_TIME_PERCENTS = [25, 50, 100] as const;
/** The most extra time of an assignment, in minutes. */
export const EXTRA_MINUTES_MAX = 600;

/** More time in every exam: a share of its duration, or minutes. */
export const moreTime = z.object({
  percent: z.number().int().optional(),
  minutes: z.number().int().optional(),
});
export type MoreTime = z.infer<typeof moreTime>;

/** The standing accommodation of a student, for staff alone: the reason may tell of an illness. */
export const accommodation = moreTime.extend({ reason: z.string(), by: z.string(), at: moment });

/** Gives, changes or, with null, ends an accommodation of the record as it was read. */
export const accommodationBody = body({
  revision: z.number().int().min(0),
  accommodation: z
    .union(
      [
        strict({ percent: z.literal(MORE_TIME_PERCENTS) }),
        strict({ minutes: z.number().int().min(1).max(EXTRA_MINUTES_MAX) }),
      ],
      `Enter the percentage (${MORE_TIME_PERCENTS.join(', ')}) or the minutes (1 to ${EXTRA_MINUTES_MAX})`,
    )
    .nullable(),
  reason: givenReason,
});
export type AccommodationBody = z.output<typeof accommodationBody>;

/** The extra minutes of an exam of this duration; a part of a minute counts as one. */
export function moreMinutes({ percent, minutes }: MoreTime, duration: number): number {
  const extra = minutes ?? Math.ceil((duration * (percent ?? 0)) / 100);
  return Math.min(extra, EXTRA_MINUTES_MAX);
}
