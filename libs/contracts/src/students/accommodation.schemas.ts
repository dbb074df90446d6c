import { z } from 'zod';
import { body, moment, strict } from '../core/fields';
import { givenReason } from '../core/intervention';

/** Extra time of an accommodation in percent of an exam's duration. */
export const MORE_TIME_PERCENTS = [25, 50, 100] as const;
/** Maximum extra time of an assignment, in minutes. */
export const EXTRA_MINUTES_MAX = 600;

/** Extra time in every exam: a share of its duration, or minutes. */
export const moreTime = z.object({
  percent: z.number().int().optional(),
  minutes: z.number().int().optional(),
});
export type MoreTime = z.infer<typeof moreTime>;

/** A student's standing accommodation; staff only, as the reason may disclose an illness. */
export const accommodation = moreTime.extend({ reason: z.string(), by: z.string(), at: moment });

/** Sets an accommodation, or ends it with null; `revision` is the record's that was read. */
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

/** Extra minutes for an exam of this duration, rounded up. */
export function moreMinutes({ percent, minutes }: MoreTime, duration: number): number {
  const extra = minutes ?? Math.ceil((duration * (percent ?? 0)) / 100);
  return Math.min(extra, EXTRA_MINUTES_MAX);
}
