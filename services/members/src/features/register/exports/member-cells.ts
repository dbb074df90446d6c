import type { MemberRow, Standing } from '@concord/contracts';
import type { ExportCells } from '@concord/nest-platform';

const KOBO = 100;

const KINDS: Record<MemberRow['kind'], string> = { person: 'Person', organisation: 'Organisation' };

const STANDINGS: Record<Standing, string> = {
  pending: 'Pending',
  current: 'In good standing',
  grace: 'In grace',
  lapsed: 'Lapsed',
  suspended: 'Suspended',
  resigned: 'Resigned',
  deceased: 'Died',
  'struck-off': 'Struck off',
};

/** Cells of a row in the list of members, by the column names of `EXPORT_LISTS`. */
export function memberCells(member: MemberRow): ExportCells {
  return {
    Number: member.number,
    Name: member.name,
    Kind: KINDS[member.kind],
    Grade: member.grade,
    Standing: STANDINGS[member.standing],
    'Owes (NGN)': member.balance / KOBO,
    Email: member.email,
    Phone: member.phoneNumber,
    State: member.state,
    Inducted: member.inductedOn,
  };
}
