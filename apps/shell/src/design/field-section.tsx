import { Box } from '@concord/ui';
import { Checkbox, FormControlLabel, MenuItem, TextField } from '@concord/ui/forms';
import { DataTable, useClientPaging } from '@concord/ui/tables';
import { Section, Specimen } from './section';

const ROWS = [
  { id: 'a', name: 'Student', fee: '₦15,000' },
  { id: 'b', name: 'Affiliate', fee: '₦40,000' },
  { id: 'c', name: 'Associate', fee: '₦60,000' },
];
const COLUMNS = [
  { header: 'Category', cell: (row: (typeof ROWS)[number]) => row.name },
  { header: 'Fee', cell: (row: (typeof ROWS)[number]) => row.fee, align: 'right' as const },
];

function Tables() {
  const filled = useClientPaging(ROWS);
  const empty = useClientPaging<(typeof ROWS)[number]>([]);
  const common = { columns: COLUMNS, rowKey: (row: (typeof ROWS)[number]) => row.id };
  return (
    <Box sx={{ display: 'grid', gap: 3, width: '100%', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <DataTable
        label="With rows"
        {...common}
        rows={filled.rows}
        total={ROWS.length}
        paging={filled.paging}
      />
      <DataTable label="Empty" {...common} rows={[]} total={0} paging={empty.paging} />
      <DataTable label="Loading" {...common} rows={[]} total={0} paging={empty.paging} loading />
    </Box>
  );
}

/** Fields and tables in their states. */
export function FieldSection() {
  return (
    <Section title="Fields and tables">
      <Specimen title="Text field">
        <TextField label="Empty" sx={{ flex: '1 1 220px' }} />
        <TextField label="Filled" defaultValue="Amina" sx={{ flex: '1 1 220px' }} />
        <TextField label="With help" helperText="As on your documents" sx={{ flex: '1 1 220px' }} />
        <TextField label="Wrong" error helperText="This is needed" sx={{ flex: '1 1 220px' }} />
        <TextField label="Off" disabled helperText="Choose a country first" sx={{ flex: '1 1 220px' }} />
        <TextField label="Choice" select defaultValue="b" sx={{ flex: '1 1 220px' }}>
          <MenuItem value="a">The first</MenuItem>
          <MenuItem value="b">The second</MenuItem>
        </TextField>
      </Specimen>
      <Specimen title="Check box">
        <FormControlLabel control={<Checkbox />} label="Off" />
        <FormControlLabel control={<Checkbox defaultChecked />} label="On" />
        <FormControlLabel control={<Checkbox disabled />} label="Disabled" />
      </Specimen>
      <Specimen title="Table">
        <Tables />
      </Specimen>
    </Section>
  );
}
