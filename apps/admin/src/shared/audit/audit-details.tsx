import type { AuditRecord } from '@concord/contracts';
import { Stack, TextLink, Typography } from '@concord/ui';
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@concord/ui/tables';
import { ReadingDialog } from '../dialogs/reading-dialog';
import { formatDateTime, orDash } from '../format';
import { DetailList } from '../page/detail-list';
import {
  actorName,
  changedFields,
  actionPhrase,
  detailName,
  fieldName,
  pathOfTarget,
  reasonText,
} from './audit-wording';

/** Text of a record's value; nested values are shown as stored. */
function valueText(value: unknown): string {
  if (value === undefined || value === null || value === '') return '-';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return JSON.stringify(value, null, 1);
}

const VALUE = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', verticalAlign: 'top' } as const;

/** Values before and after a change. */
function Changes({ record }: { readonly record: AuditRecord }) {
  const fields = changedFields(record);
  if (fields.length === 0) return null;
  return (
    <TableContainer tabIndex={0} role="group" aria-label="Changes">
      <Table size="small" aria-label="What was changed" sx={{ minWidth: 420, tableLayout: 'fixed' }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '24%' }}>Field</TableCell>
            <TableCell>Before</TableCell>
            <TableCell>After</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.map((field) => (
            <TableRow key={field}>
              <TableCell component="th" scope="row" sx={VALUE}>
                {fieldName(field)}
              </TableCell>
              <TableCell sx={{ ...VALUE, color: 'text.secondary' }}>
                {valueText(record.before?.[field])}
              </TableCell>
              <TableCell sx={VALUE}>{valueText(record.after?.[field])}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const OUTCOMES = {
  done: 'Done',
  refused: 'Refused',
  unclear: 'Unknown, because the server stopped before it finished',
} as const;

const roleOf = ({ actor }: AuditRecord) => (actor.role ? ` (${actor.role})` : '');

function Target({ record }: { readonly record: AuditRecord }) {
  const path = pathOfTarget(record);
  const text = [record.entity, record.label].filter(Boolean).join(': ');
  return path ? <TextLink to={path}>{text}</TextLink> : orDash(text);
}

interface AuditDetailsProps {
  readonly record: AuditRecord;
  readonly onClose: () => void;
}

const LINK = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;

/** Links to all records of the same account, or about the same target. */
function Related({ record: { actor, id }, onClose }: AuditDetailsProps) {
  const isPerson = actor.kind === 'member';
  const byActor =
    (isPerson || actor.kind === 'staff') && actor.id ? `/admin/audit?actor=${actor.id}` : undefined;
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {byActor ? (
        <TextLink to={byActor} onClick={onClose} sx={LINK}>
          Everything by this {isPerson ? 'person' : 'account'}
        </TextLink>
      ) : null}
      {id ? (
        <TextLink to={`/admin/audit?id=${id}`} onClick={onClose} sx={LINK}>
          Everything about this record
        </TextLink>
      ) : null}
    </Stack>
  );
}

/** Details of a record, with the values before and after side by side. */
export function AuditDetails({ record, onClose }: AuditDetailsProps) {
  const details = Object.entries(record.details ?? {});
  return (
    <ReadingDialog title={`${actorName(record)} ${actionPhrase(record)}`} onClose={onClose}>
      <DetailList
        narrow
        items={[
          ['When', formatDateTime(record.at)],
          ['Who', `${actorName(record)}${roleOf(record)}`],
          ['What', <Target key="target" record={record} />],
          ['Outcome', OUTCOMES[record.outcome]],
          ['Reason', record.reason ? reasonText(record.reason) : '-'],
          ['IP address', orDash(record.address)],
          ...details.map(([key, value]) => [detailName(key), valueText(value)] as const),
          ['Request number', orDash(record.requestId)],
        ]}
      />
      <Changes record={record} />
      <Related record={record} onClose={onClose} />
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {record.action} · entry {record._id}. Entries are kept for five years, and nobody can edit or delete
        them. When a student’s record is destroyed, their details are removed from the entries.
      </Typography>
    </ReadingDialog>
  );
}
