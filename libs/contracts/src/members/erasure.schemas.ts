import { z } from 'zod';
import { body, line, objectId } from '../core/fields';
import { givenReason } from '../core/intervention';

/** `number` repeats the record's, so that two clicks cannot erase a member. */
export const memberEraseBody = body({
  reason: givenReason,
  number: line(60, { min: 1, message: 'Type the number of the member' }),
});
export type MemberEraseBody = z.output<typeof memberEraseBody>;

/** `isDone` is false while other services are still asked to erase theirs, which continues by itself. */
export const memberErased = z.object({ _id: objectId, number: z.string(), isDone: z.boolean() });
export type MemberErased = z.infer<typeof memberErased>;
