import { Button, Stack, Typography } from '@concord/ui';
import { UploadIcon } from '@concord/ui/display';
import { FileButton } from '../../shared/fields/file-button';
import { counted } from '../../shared/format';
import { formatNaira } from '../../shared/members/naira';
import { AdminPage } from '../../shared/page/admin-page';
import { Section } from '../../shared/page/section';
import { ColumnsSection } from './columns-section';
import { ImportsSection } from './imports-section';
import { KnownColumns } from './known-columns';
import { ProblemsSection } from './problems-section';
import { StartedSection } from './started-section';
import { type RegisterImport, useMemberImport } from './use-member-import';

function Summary({ register }: { readonly register: RegisterImport }) {
  const { preview } = register;
  if (!preview) return null;
  const { rows, ready, known, balance } = preview;
  const parts = [
    `${counted(ready, 'new member')} of ${counted(rows, 'row')}.`,
    known > 0 ? `${counted(known, 'member')} in the register already, left out.` : '',
    balance === 0 ? '' : `Opening balances: ${formatNaira(balance)}.`,
  ];
  return (
    <Section title="Ready to import">
      <Typography role="status" sx={{ mb: 2 }}>
        {parts.filter(Boolean).join(' ')}
      </Typography>
      <Button
        variant="contained"
        disabled={ready === 0 || register.isReading || register.hasFailed}
        loading={register.isStarting}
        onClick={() => void register.start()}
      >
        Import {counted(ready, 'member')}
      </Button>
    </Section>
  );
}

/** Imports a register that existed before. */
export default function MemberImportPage() {
  const register = useMemberImport();
  const { file, preview, started, isReading } = register;
  return (
    <AdminPage
      title="Import members"
      lead="Members of a register that you kept in a spreadsheet, with their grades and balances."
    >
      <Stack spacing={3}>
        <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <FileButton
            label="Register"
            accept=".csv,.xlsx,.txt"
            icon={<UploadIcon />}
            loading={isReading}
            onPick={([picked]) => register.pick(picked)}
          >
            Choose a file
          </FileButton>
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {file ? file.name : 'Excel (.xlsx) or CSV, with headings in the first row.'}
          </Typography>
        </Stack>
        {started ? <StartedSection key={started.import} started={started} /> : null}
        {preview && !started ? (
          <>
            <Summary register={register} />
            <ProblemsSection preview={preview} register={register} />
            <ColumnsSection preview={preview} register={register} />
          </>
        ) : null}
        {file ? null : (
          <>
            <KnownColumns />
            <ImportsSection />
          </>
        )}
      </Stack>
    </AdminPage>
  );
}
