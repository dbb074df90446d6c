import { Box, Button } from '@concord/ui';
import { DownloadIcon } from '@concord/ui/display';
import type { ReactNode } from 'react';
import { type ChartTable, NumbersTable } from '../../shared/charts/numbers-table';
import { saveText } from '../../shared/downloads/save-text';
import { Section } from '../../shared/page/section';
import { csvOf } from './csv';

interface ReportCardProps {
  readonly title: string;
  readonly table: ChartTable;
  /** The chart. */
  readonly children: ReactNode;
}

/** A chart beside the table of its numbers, which can be saved. */
export function ReportCard({ title, table, children }: ReportCardProps) {
  return (
    <Section
      title={title}
      actions={
        <Button
          size="small"
          variant="outlined"
          startIcon={<DownloadIcon />}
          aria-label={`Save as CSV: ${title}`}
          onClick={() => saveText(csvOf(table), { name: `${title}.csv`, type: 'text/csv' })}
        >
          CSV
        </Button>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        {children}
        <NumbersTable title={title} table={table} />
      </Box>
    </Section>
  );
}
