import type { ExportFormat, ExportKind, ListExport } from '@concord/contracts';
import { Button, GlobalStyles, Stack, Typography } from '@concord/ui';
import { DownloadIcon, PrintIcon } from '@concord/ui/display';
import { useExport } from './use-export';

const FORMATS: readonly (readonly [ExportFormat, string])[] = [
  ['pdf', 'Pdf'],
  ['xlsx', 'Excel'],
];

/** A list is wider than it is high; other pages are printed upright. */
const SIDEWAYS = <GlobalStyles styles={{ '@page': { size: 'A4 landscape' } }} />;

const progressText = ({ rows, total, status }: ListExport) =>
  status === 'queued'
    ? 'Waiting for other files'
    : `${rows.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')} rows`;

interface ExportButtonsProps {
  readonly kind: ExportKind;
  /** Headings of the list's columns that are shown. */
  readonly columns: readonly string[];
  /** From `useServerList`. */
  readonly list: { readonly rowsAsked: Readonly<Record<string, string>> };
  /** The filters in words. */
  readonly described?: string;
}

/** Takes a list out: Print prints the rows on the screen, Pdf and Excel have all rows that match. */
export function ExportButtons({ kind, columns, list, described }: ExportButtonsProps) {
  const { order, busy, progress } = useExport();
  return (
    <Stack
      direction="row"
      spacing={{ xs: 0.75, sm: 1.5 }}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center' }}
    >
      {SIDEWAYS}
      <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
        Print
      </Button>
      {FORMATS.map(([format, label]) => (
        <Button
          key={format}
          variant="outlined"
          startIcon={<DownloadIcon />}
          loading={busy === format}
          disabled={busy !== undefined}
          onClick={() =>
            void order({ kind, format, columns: [...columns], query: list.rowsAsked, described })
          }
        >
          {label}
        </Button>
      ))}
      <Typography variant="body2" color="textSecondary" role="status">
        {progress ? progressText(progress) : ''}
      </Typography>
    </Stack>
  );
}
