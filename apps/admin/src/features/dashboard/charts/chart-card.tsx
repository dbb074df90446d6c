import { Box, Button } from '@concord/ui';
import { type ReactNode, useState } from 'react';
import { type ChartTable, NumbersTable } from '../../../shared/charts/numbers-table';
import { Section } from '../../../shared/page/section';

interface ChartCardProps {
  readonly title: string;
  readonly table: ChartTable;
  /** The drawing. */
  readonly children: ReactNode;
}

/** A chart, or the table of its numbers. */
export function ChartCard({ title, table, children }: ChartCardProps) {
  const [isTable, setTable] = useState(false);
  const action = isTable ? 'Show chart' : 'Show table';
  return (
    <Section
      title={title}
      actions={
        <Button
          size="small"
          variant="outlined"
          aria-label={`${action}: ${title}`}
          onClick={() => setTable(!isTable)}
        >
          {action}
        </Button>
      }
    >
      <Box sx={{ minHeight: 232 }}>{isTable ? <NumbersTable title={title} table={table} /> : children}</Box>
    </Section>
  );
}
