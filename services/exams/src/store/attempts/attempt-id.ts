import { createHash } from 'node:crypto';
import { type ObjectId, objectIdOf } from '@concord/nest-platform';

const BYTES = 12;
/** Maximum first byte. Ids that contain the time have had a higher one since 2004, so these ids always sort first. */
const FIRST_BYTE_MAX = 0x3f;

/**
 * The id of the attempt of an assignment in a round. Two concurrent starts create the same id, so that the index on
 * `_id` refuses the second, also in a collection that is sharded by it. Attempts of earlier versions have random ids.
 * 94 bits of a hash: with a billion attempts, two would share an id with a probability of 3 in 10^11.
 */
export function attemptIdOf(assignment: ObjectId, round: number): ObjectId {
  const bytes = createHash('sha256').update(`attempt-${assignment.toHexString()}-${round}`).digest();
  bytes.writeUInt8(bytes.readUInt8() & FIRST_BYTE_MAX);
  return objectIdOf(bytes.toString('hex', 0, BYTES));
}
