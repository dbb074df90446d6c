import type { ExportBody, ExportFormat, ListExport } from '@concord/contracts';
import { Button, Typography } from '@concord/ui';
import { DownloadIcon } from '@concord/ui/display';
import { progressText } from './row-noun';
import { useExport } from './use-export';

const textOf = ({ kind, rows, total, status }: ListExport) =>
  status === 'queued' ? 'Waiting for other files' : progressText(kind, rows, total);

interface FileButtonsProps {
  /** Formats, with a button each. */
  readonly formats: readonly (readonly [format: ExportFormat, label: string])[];
  /** Export to request: kind, columns and query. */
  readonly of: Omit<ExportBody, 'format'>;
}

/** Buttons that request an export and save it, with its progress; for a row that wraps. */
export function FileButtons({ formats, of }: FileButtonsProps) {
  const { order, busy, progress } = useExport();
  return (
    <>
      {formats.map(([format, label]) => (
        <Button
          key={format}
          variant="outlined"
          startIcon={<DownloadIcon />}
          loading={busy === format}
          disabled={busy !== undefined}
          onClick={() => void order({ ...of, format })}
        >
          {label}
        </Button>
      ))}
      <Typography variant="body2" color="textSecondary" role="status">
        {progress ? textOf(progress) : ''}
      </Typography>
    </>
  );
}
