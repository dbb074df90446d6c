import type { ItemStatistics, Thirds } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { CheckIcon } from '@concord/ui/display';
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@concord/ui/tables';
import { ReadingDialog } from '../../shared/dialogs/reading-dialog';
import { FLAGS, seconds, shareOf, twoDigits } from './numbers';

interface ItemDialogProps {
  readonly item: ItemStatistics;
  readonly onClose: () => void;
}

const THIRDS = ['bottom', 'middle', 'top'] as const satisfies readonly (keyof Thirds)[];
const HEADS = { bottom: 'Low scores', middle: 'Medium', top: 'High scores' } as const;

const sumOf = ({ bottom, middle, top }: Thirds) => bottom + middle + top;

/** Options of a question chosen by low, medium and high scorers. */
export function ItemDialog({ item, onClose }: ItemDialogProps) {
  const { qstNumber, question, options, unanswered, candidates, facility, discrimination, flags } = item;
  const { medianSeconds } = item;
  const rows = [
    ...options.map(({ text, isKey, ...counts }) => ({ text, isKey, counts })),
    { text: 'No answer', isKey: false, counts: unanswered },
  ];
  const inThird = (third: keyof Thirds) => rows.reduce((sum, { counts }) => sum + counts[third], 0);
  return (
    <ReadingDialog title={`Question ${qstNumber}`} onClose={onClose}>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{question}</Typography>
      <Typography>
        {shareOf(facility * candidates, candidates)} of {candidates.toLocaleString('en-GB')} candidates
        answered correctly. Discrimination: {twoDigits(discrimination)}.
        {medianSeconds === undefined
          ? null
          : ` Half of the candidates had it on screen for ${seconds(medianSeconds)} or less.`}
      </Typography>
      {flags.map((flag) => (
        <Typography key={flag} color={FLAGS[flag].color === 'error' ? 'error' : undefined}>
          <strong>{FLAGS[flag].label}.</strong> {FLAGS[flag].text}
        </Typography>
      ))}
      <TableContainer tabIndex={0} role="group" aria-label="Choices">
        <Table size="small" aria-label="Choices by score">
          <TableHead>
            <TableRow>
              <TableCell>Option</TableCell>
              <TableCell align="right">All</TableCell>
              {THIRDS.map((third) => (
                <TableCell key={third} align="right">
                  {HEADS[third]}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ text, isKey, counts }, index) => (
              <TableRow key={index}>
                <TableCell
                  component="th"
                  scope="row"
                  sx={{ overflowWrap: 'anywhere', fontWeight: isKey ? 650 : undefined }}
                >
                  {text}
                  {isKey ? (
                    <CheckIcon
                      color="success"
                      fontSize="small"
                      titleAccess="Right answer"
                      sx={{ ml: 0.5, verticalAlign: 'text-bottom' }}
                    />
                  ) : null}
                </TableCell>
                <TableCell align="right">{shareOf(sumOf(counts), candidates)}</TableCell>
                {THIRDS.map((third) => (
                  <TableCell key={third} align="right">
                    {shareOf(counts[third], inThird(third))}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </ReadingDialog>
  );
}
