import type { Serial } from '@concord/contracts';
import { Box, TextLink } from '@concord/ui';
import { Chip } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { formatDate } from '../../shared/format';
import { actionsColumn, OneLine, TwoLines } from '../../shared/lists/cells';
import { UsedSerial } from '../../shared/serials/masked-serial';
import { isUnmasked } from './is-unmasked';
import { SerialActions } from './serial-actions';

/** Name of a batch: its note, or the day it was generated. */
export const batchName = (note: string | undefined, dateGenerated: string) =>
  note ?? `Generated on ${formatDate(dateGenerated)}`;

function IssuedTo({ issuedTo }: Pick<Serial, 'issuedTo'>) {
  if (!issuedTo) return '-';
  if (!issuedTo.phone) return issuedTo.name;
  return <TwoLines below={<OneLine>{issuedTo.phone}</OneLine>}>{issuedTo.name}</TwoLines>;
}

/** Small, so that a row's buttons fit in a window of 1280 px. */
const MONO = { fontFamily: 'ui-monospace, monospace', fontSize: '0.875rem', whiteSpace: 'nowrap' } as const;

/** Limits the note to two lines in a row; a card shows all of it. */
const NOTE = {
  'td &': {
    display: 'block',
    maxWidth: 108,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
} as const;

function Generated({ batch, dateGenerated, madeBy }: Pick<Serial, 'batch' | 'dateGenerated' | 'madeBy'>) {
  if (!batch && madeBy) return <TwoLines below={madeBy.username}>{formatDate(dateGenerated)}</TwoLines>;
  if (!batch) return formatDate(dateGenerated);
  const link = (
    <TextLink to={`/admin/serial-number?batch=${batch._id}`} title={batch.note} sx={NOTE}>
      {batch.note ?? 'See batch'}
    </TextLink>
  );
  return <TwoLines below={link}>{formatDate(dateGenerated)}</TwoLines>;
}

function Used({ dateUsed, usedBy, serial }: Serial) {
  if (!usedBy) return formatDate(dateUsed);
  const link = (
    <TextLink to={`/admin/students/${usedBy}`} aria-label={`See student who used ${serial}`}>
      See student
    </TextLink>
  );
  return <TwoLines below={<OneLine>{link}</OneLine>}>{formatDate(dateUsed)}</TwoLines>;
}

function Purpose({ purpose, student, serial }: Serial) {
  if (purpose === 'registration') return 'Registration';
  if (!student) return 'Certificate';
  const link = (
    <TextLink to={`/admin/students/${student}`} aria-label={`See student whose certificate ${serial} makes`}>
      See student
    </TextLink>
  );
  return <TwoLines below={<OneLine>{link}</OneLine>}>Certificate</TwoLines>;
}

export const SERIAL_COLUMNS: readonly DataTableColumn<Serial>[] = [
  {
    header: 'Serial number',
    cell: ({ id, serial, isValid }) =>
      isValid && isUnmasked({ serial }) ? (
        <Box component="span" sx={MONO}>
          {serial}
        </Box>
      ) : (
        <UsedSerial id={id} serial={serial} />
      ),
  },
  {
    header: 'Status',
    cell: ({ isValid }) =>
      isValid ? (
        <Chip size="small" color="success" label="Valid" />
      ) : (
        <Chip size="small" variant="outlined" label="Used" />
      ),
  },
  { header: 'For', cell: (row) => <Purpose {...row} /> },
  { header: 'Issued to', cell: (row) => <IssuedTo issuedTo={row.issuedTo} /> },
  { header: 'Date generated', cell: (row) => <Generated {...row} /> },
  { header: 'Date used', cell: (row) => <Used {...row} /> },
  actionsColumn(SerialActions),
];
