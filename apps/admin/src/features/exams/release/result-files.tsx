import type { Exam } from '@concord/contracts';
import { Button, Stack, Typography } from '@concord/ui';
import { DownloadIcon } from '@concord/ui/display';
import { useExport } from '../../../shared/exports/use-export';

const FORMATS = [
  ['pdf', 'Results as PDF'],
  ['xlsx', 'Results as Excel'],
] as const;
/** Of the list of results, without the exam: it stands in the head. */
const COLUMNS = ['Student', 'Score', 'Percentage', 'Result', 'Date'];

/** The results of one exam for the board, with their numbers and lines for signatures. */
export function ResultFiles({ exam: { _id, examName, examCode } }: { readonly exam: Exam }) {
  const { order, busy, progress } = useExport();
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {FORMATS.map(([format, label]) => (
        <Button
          key={format}
          variant="outlined"
          startIcon={<DownloadIcon />}
          loading={busy === format}
          disabled={busy !== undefined}
          onClick={() =>
            void order({
              kind: 'results',
              format,
              columns: COLUMNS,
              query: { exam: _id },
              described: `${examName} (${examCode})`,
            })
          }
        >
          {label}
        </Button>
      ))}
      <Typography variant="body2" color="textSecondary" role="status">
        {progress ? 'The file is being made' : ''}
      </Typography>
    </Stack>
  );
}
