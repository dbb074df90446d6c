import type { StatementBill, StatementLine } from '@concord/contracts';
import { Button, Paper, Stack, TextLink, Typography } from '@concord/ui';
import { Alert, Radio } from '@concord/ui/display';
import { FormControlLabel } from '@concord/ui/forms';
import { counted, formatCalendarDate } from '../../shared/format';
import { formatNaira } from '../../shared/members/naira';
import { StandingChip } from '../../shared/members/standing-chip';
import { owesText } from './payer-field';
import { RecordedAlert, recordedOf } from './recorded-payments';
import type { LineActions } from './use-line-actions';

interface LinePanelProps {
  readonly line: StatementLine;
  /** Place of the chosen suggestion. */
  readonly chosen: number;
  readonly onChoose: (place: number) => void;
  readonly actions: LineActions;
}

const LABEL = {
  alignItems: 'flex-start',
  m: 0,
  '& .MuiFormControlLabel-label': { pt: 1, minWidth: 0 },
} as const;

function Suggestions({ line, chosen, onChoose }: Omit<LinePanelProps, 'actions'>) {
  if (line.suggestions.length === 0)
    return <Alert severity="info">Nobody is suggested for this line. Search for the member.</Alert>;
  return (
    <Stack role="radiogroup" aria-label="Suggestions" spacing={1}>
      {line.suggestions.map(({ member, because }, place) => (
        <FormControlLabel
          key={member._id}
          sx={LABEL}
          control={<Radio checked={place === chosen} onChange={() => onChoose(place)} />}
          label={
            <Stack spacing={0.25}>
              <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
                <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
                  {member.name} · {member.number}
                </Typography>
                <StandingChip standing={member.standing} />
              </Stack>
              <Typography variant="body2">{owesText(member)}</Typography>
              {because.map((reason) => (
                <Typography key={reason} variant="body2" color="textSecondary">
                  {reason}
                </Typography>
              ))}
            </Stack>
          }
        />
      ))}
    </Stack>
  );
}

/** Bill of the organisation that may have paid, which names the parts of the line. */
export const billOf = (
  { bills = [], suggestions }: StatementLine,
  chosen: number,
): StatementBill | undefined =>
  bills.find(({ organisation }) => organisation._id === suggestions[chosen]?.member._id);

/** The line that staff look at: who may have paid, and what to do. */
export function LinePanel({ line, chosen, onChoose, actions }: LinePanelProps) {
  const member = line.suggestions[chosen]?.member;
  const bill = billOf(line, chosen);
  return (
    <Paper variant="outlined" component="section" aria-label="Line" sx={{ p: { xs: 2, md: 3 }, minWidth: 0 }}>
      <Stack spacing={2}>
        <div>
          <Typography variant="h3" component="h2">
            {formatNaira(line.remaining)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {formatCalendarDate(line.day)}, waiting for {counted(line.age, 'day')}
            {line.remaining < line.amount
              ? `, ${formatNaira(line.remaining)} of ${formatNaira(line.amount)} open`
              : ''}
          </Typography>
          <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>{line.narration || 'No narration'}</Typography>
          {line.reference ? (
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              Reference of the bank: {line.reference}
            </Typography>
          ) : null}
        </div>
        {line.hasReversal ? (
          <Alert severity="warning">A payment of this line was reversed. Match it again.</Alert>
        ) : null}
        <Suggestions line={line} chosen={chosen} onChoose={onChoose} />
        {member ? (
          <RecordedAlert
            recorded={recordedOf(line, member._id)}
            onSkip={(reason) => actions.askSkip(line, reason)}
          />
        ) : null}
        {bill ? (
          <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
            {bill.organisation.name} has an open bill of {formatNaira(bill.total)} for{' '}
            {counted(bill.parts.length, 'member')}.
          </Alert>
        ) : null}
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {bill ? (
            <Button variant="contained" onClick={() => actions.askBill(line, bill)}>
              Divide as billed
            </Button>
          ) : null}
          <Button
            variant={bill ? 'outlined' : 'contained'}
            disabled={!member}
            // The second click of a double click would confirm the next line.
            onClick={({ detail }) => member && detail < 2 && actions.confirm(line, member._id)}
          >
            Confirm
          </Button>
          <Button
            variant="outlined"
            disabled={!member}
            onClick={() => member && actions.askCharges(line, member)}
          >
            Choose charges
          </Button>
          <Button variant="outlined" onClick={() => actions.askMember(line)}>
            Another member
          </Button>
          <Button variant="outlined" onClick={() => actions.askSplit(line)}>
            Split
          </Button>
          <Button variant="outlined" onClick={() => actions.askSkip(line)}>
            Skip
          </Button>
        </Stack>
        {member ? (
          <TextLink to={`/admin/members/${member._id}`}>See the account of {member.name}</TextLink>
        ) : null}
      </Stack>
    </Paper>
  );
}
