import { conflict } from '@concord/nest-platform';
import type { MemberProjection } from '../../store/members/member.schema';

/** True from the beginning of an erasure on. */
export const isErased = ({
  erasingSince,
  erasedAt,
}: Pick<MemberProjection, 'erasingSince' | 'erasedAt'>): boolean => (erasingSince ?? erasedAt) !== undefined;

/**
 * Refuses a change of a member from the beginning of the erasure: it would bring personal data back.
 * @throws AppError 409
 */
export function requireUnerased(member: MemberProjection): void {
  if (isErased(member))
    throw conflict('CONFLICT', 'The personal data of this member are erased, so the record stays as it is');
}
