import type { MemberRow } from '@concord/contracts';
import { RowLink, TwoLines } from '../lists/cells';

interface MemberCellProps {
  readonly member: Pick<MemberRow, '_id' | 'name' | 'number'>;
  /** Text below the name, instead of the number. */
  readonly below?: string;
}

/** Name of a member in a list, as a link to the profile. */
export const MemberCell = ({ member: { _id, name, number }, below = number }: MemberCellProps) => (
  <TwoLines below={below}>
    <RowLink to={`/admin/members/${_id}`}>{name}</RowLink>
  </TwoLines>
);
