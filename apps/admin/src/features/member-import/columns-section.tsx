import { IMPORT_COLUMNS, type MemberImportPreview } from '@concord/contracts';
import { Box, Typography } from '@concord/ui';
import { SelectField } from '../../shared/fields/select-field';
import { RetryAlert } from '../../shared/page/retry-alert';
import { Section } from '../../shared/page/section';
import { COLUMN_WORDS } from './column-words';
import { SavedColumns } from './saved-columns';
import type { RegisterImport } from './use-member-import';

interface ColumnsSectionProps {
  readonly preview: MemberImportPreview;
  readonly register: RegisterImport;
}

/** Saved columns may have headings that the file lacks, until it is read by them. */
const optionsOf = (headings: readonly string[], chosen: string | undefined) =>
  [...new Set(chosen ? [...headings, chosen] : headings)].map((heading) => [heading, heading] as const);

/** Headings of the file for each field of a member. */
export function ColumnsSection({ preview: { headings }, register }: ColumnsSectionProps) {
  const { columns, hasFailed, checkAgain } = register;
  return (
    <Section title="Columns">
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Choose the heading of each field. The next file with these headings is matched in the same way.
      </Typography>
      {hasFailed ? (
        <Box sx={{ mb: 2 }}>
          <RetryAlert retry={() => void checkAgain()}>
            The file was not checked with these columns.
          </RetryAlert>
        </Box>
      ) : null}
      <SavedColumns columns={columns} onUse={register.readBy} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
        }}
      >
        {IMPORT_COLUMNS.map((column) => (
          <SelectField
            key={column}
            label={COLUMN_WORDS[column]}
            value={columns[column] ?? ''}
            emptyLabel="Not imported"
            options={optionsOf(headings, columns[column])}
            onChange={(heading) => register.choose(column, heading)}
          />
        ))}
      </Box>
    </Section>
  );
}
