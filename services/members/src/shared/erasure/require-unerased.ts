import { conflict } from '@concord/nest-platform';
import type { MemberProjection } from '../../store/members/member.schema';

/**
 * Refuses a change of a member from the beginning of the erasure: it would bring personal data back.
 * @throws AppError 409
 */
export function requireUnerased({ erasingSince, erasedAt }: MemberProjection): void {
  if (erasingSince ?? erasedAt)
    throw conflict('CONFLICT', 'The personal data of this member are erased, so the record stays as it is');
}
