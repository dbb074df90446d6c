import { LIMITS } from '@concord/contracts';
import { Box, Stack, Typography } from '@concord/ui';
import { Alert, AlertTitle } from '@concord/ui/display';
import { DownloadButton } from '../../shared/downloads/download-button';
import { counted } from '../../shared/format';
import type { DraftSheet } from './draft-rules';
import type { RowActions } from './row-actions';
import { type GridRow, isGood } from './grid-rows';
import { useExamErrorsSheetMutation } from './requests';
import { SheetGrid } from './sheet-grid';

const FILE_NAME = 'exam-questions-errors.xlsx';

function ErrorsButton({ rows }: { readonly rows: readonly GridRow[] }) {
  const [fetchSheet] = useExamErrorsSheetMutation();
  const kept = rows.flatMap(({ isLeftOut, row, number, cells, problems }) =>
    isLeftOut ? [] : [{ row, number, cells, problems: problems.filter(({ fromFile }) => fromFile) }],
  );
  if (kept.length === 0) return null;
  return (
    <DownloadButton fileName={FILE_NAME} fetchFile={() => fetchSheet({ body: { rows: kept } }).unwrap()}>
      Download with errors marked
    </DownloadButton>
  );
}

function Notes({ notes }: Pick<DraftSheet, 'notes'>) {
  if (notes.length === 0) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>Check before you upload</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 240, overflowY: 'auto', overflowWrap: 'anywhere' }}>
        {notes.map(({ row, message, ofFile }) => (
          <li key={`${row} ${message}`}>{ofFile ? message : `Row ${row}: ${message}`}</li>
        ))}
      </Box>
    </Alert>
  );
}

interface SheetSectionProps extends RowActions {
  readonly sheet: DraftSheet;
  readonly isBusy: boolean;
}

/** Content of a file: the number of valid rows, and all rows to correct. */
export function SheetSection({ sheet: { rows, notes }, isBusy, ...actions }: SheetSectionProps) {
  const good = rows.filter(isGood).length;
  return (
    <Stack spacing={2.5}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1.5}
        sx={{ justifyContent: 'space-between', alignItems: { sm: 'center' } }}
      >
        <Box role="status">
          <Typography variant="h2">
            {counted(Math.min(good, LIMITS.examQuestionsMax), 'question')} to upload
          </Typography>
        </Box>
        <ErrorsButton rows={rows} />
      </Stack>
      <Notes notes={notes} />
      {good > LIMITS.examQuestionsMax ? (
        <Alert severity="warning">
          An exam can have at most {LIMITS.examQuestionsMax} questions, so only the first{' '}
          {LIMITS.examQuestionsMax} will be uploaded. Leave out rows to choose others.
        </Alert>
      ) : null}
      {rows.length > 0 ? <SheetGrid rows={rows} isBusy={isBusy} {...actions} /> : null}
    </Stack>
  );
}
