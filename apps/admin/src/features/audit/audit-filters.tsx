import type { AuditRecord } from '@concord/contracts';
import { Box, Button, CloseIcon, Stack } from '@concord/ui';
import { DateField } from '@concord/ui/forms';
import type { ReactNode } from 'react';
import { actionName } from '../../shared/audit/audit-wording';
import { SelectField } from '../../shared/fields/select-field';
import type { AuditFilters, useAuditFilters } from './use-audit-filters';

const KINDS = [
  ['staff', 'Accounts and sign-ins'],
  ['session', 'Sign-ins that were ended'],
  ['student', 'Students'],
  ['serial', 'Serial numbers'],
  ['exam', 'Exams'],
  ['assignment', 'Assigned exams'],
  ['attempt', 'Attempts'],
  ['late-answers', 'Late answers'],
  ['course', 'Courses'],
  ['certificate', 'Certificates'],
  ['document', 'Printed documents'],
  ['export', 'Files of lists'],
  ['gallery', 'Gallery'],
  ['mail', 'Mails'],
  ['file', 'Quarantined files'],
  ['call', 'Refused calls'],
] as const;

/** The actions that one looks for; any other one may stand in the address. */
const ACTIONS = [
  'staff.sign-in',
  'staff.sign-up',
  'access.refuse',
  'limit.reach',
  'account.role',
  'account.remove',
  'student.update',
  'student.remove',
  'student.purge',
  'student.export',
  'export.create',
  'serial.generate',
  'serial.reveal',
  'exam.upload',
  'exam.update',
  'exam.remove',
  'assignment.create',
  'attempt.start',
  'attempt.close',
  'attempt.reset',
  'late-answers.decide',
  'certificate.create',
  'certificate.revoke',
  'mail.send-again',
];

const KNOWN_KINDS: readonly string[] = KINDS.map(([kind]) => kind);
const withUnknown = (known: readonly (readonly [string, string])[], value: string, label: string) =>
  value && known.every(([each]) => each !== value) ? [...known, [value, label] as const] : known;

/** A field of the row of filters. */
const FIELD = { flex: '1 1 160px', maxWidth: { sm: 300 } } as const;

interface AuditFilterBarProps extends Pick<
  ReturnType<typeof useAuditFilters>,
  'filters' | 'isFiltered' | 'onFilter' | 'onClear'
> {
  /** The records on the page, which know the names that belong to ids. */
  readonly records: readonly AuditRecord[];
  /** The search, in front of the filters. */
  readonly children: ReactNode;
}

const nameOfActor = ({ actor }: AuditFilters, records: AuditFilterBarProps['records']) =>
  records.find((record) => record.actor.id === actor)?.actor.username ?? 'one account';
const nameOfTarget = ({ id }: AuditFilters, records: AuditFilterBarProps['records']) =>
  records.find((record) => record.id === id && record.label)?.label ?? 'one record';

/** A filter that no field shows; a press removes it. */
function FilterButton({ label, onRemove }: { readonly label: string; readonly onRemove: () => void }) {
  return (
    <Button
      size="small"
      variant="outlined"
      endIcon={<CloseIcon />}
      aria-label={`Remove the filter: ${label}`}
      onClick={onRemove}
      sx={{ borderRadius: 999 }}
    >
      {label}
    </Button>
  );
}

/** The filters of the audit log beside its search. */
export function AuditFilterBar(props: AuditFilterBarProps) {
  const { filters, records, isFiltered, onFilter, onClear, children } = props;
  const { actor, action, entity, id, from, to } = filters;
  const actions = ACTIONS.map((each) => [each, actionName(each)] as const);
  return (
    <Box sx={{ mb: 2, displayPrint: 'none' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}>
        {children}
        <SelectField
          label="About"
          value={KNOWN_KINDS.includes(entity) ? entity : ''}
          emptyLabel="Everything"
          options={KINDS}
          onChange={(value) => onFilter('entity', value)}
          sx={FIELD}
        />
        <SelectField
          label="What was done"
          value={action}
          emptyLabel="Anything"
          options={withUnknown(actions, action, actionName(action))}
          onChange={(value) => onFilter('action', value)}
          sx={FIELD}
        />
        <Box sx={FIELD}>
          <DateField
            label="From"
            value={from}
            maxDate={to || undefined}
            onChange={(day) => onFilter('from', day)}
          />
        </Box>
        <Box sx={FIELD}>
          <DateField
            label="To"
            value={to}
            minDate={from || undefined}
            onChange={(day) => onFilter('to', day)}
          />
        </Box>
      </Stack>
      {isFiltered ? (
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ mt: 1.5, flexWrap: 'wrap', alignItems: 'center' }}
        >
          {actor ? (
            <FilterButton
              label={`By ${nameOfActor(filters, records)}`}
              onRemove={() => onFilter('actor', '')}
            />
          ) : null}
          {id ? (
            <FilterButton
              label={`About ${nameOfTarget(filters, records)}`}
              onRemove={() => onFilter('id', '')}
            />
          ) : null}
          <Button size="small" onClick={onClear}>
            Clear all filters
          </Button>
        </Stack>
      ) : null}
    </Box>
  );
}
