import { type FeesByGrade, GRADE_FEES, MEMBER_GRADES } from '@concord/contracts';
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@concord/ui/tables';
import { nairaText } from '../../shared/members/naira';
import { FEE_NAMES, totalOf } from './fee-words';

/** First column, which stays in view while the others scroll. */
const STUCK = { position: 'sticky', left: 0, zIndex: 1, bgcolor: 'background.paper' } as const;
const AMOUNT = { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

interface FeesTableProps {
  readonly fees: FeesByGrade;
  /** Accessible name of the table. */
  readonly label: string;
}

/** Fees of every grade in naira, with the total of each. */
export function FeesTable({ fees, label }: FeesTableProps) {
  return (
    <TableContainer tabIndex={0} role="group" aria-label={`${label}, in naira`}>
      <Table size="small" aria-label={label} sx={{ minWidth: 720 }}>
        <TableHead>
          <TableRow>
            <TableCell sx={STUCK}>Grade</TableCell>
            {GRADE_FEES.map((fee) => (
              <TableCell key={fee} sx={{ ...AMOUNT, whiteSpace: 'normal' }}>
                {FEE_NAMES[fee]}
              </TableCell>
            ))}
            <TableCell sx={AMOUNT}>Total</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {MEMBER_GRADES.map((grade) => (
            <TableRow key={grade}>
              <TableCell component="th" scope="row" sx={STUCK}>
                {grade}
              </TableCell>
              {GRADE_FEES.map((fee) => (
                <TableCell key={fee} sx={AMOUNT}>
                  {nairaText(fees[grade][fee])}
                </TableCell>
              ))}
              <TableCell sx={{ ...AMOUNT, fontWeight: 600 }}>{nairaText(totalOf(fees[grade]))}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
