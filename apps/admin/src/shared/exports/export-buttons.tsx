import type { ExportFormat, ListKind } from '@concord/contracts';
import { Button, GlobalStyles, Stack } from '@concord/ui';
import { PrintIcon } from '@concord/ui/display';
import { FileButtons } from './file-buttons';
import { useNotedPrint } from './use-noted-print';

const FORMATS: readonly (readonly [ExportFormat, string])[] = [
  ['pdf', 'Pdf'],
  ['xlsx', 'Excel'],
];

/** Lists are printed in landscape, other pages in portrait. */
const SIDEWAYS = <GlobalStyles styles={{ '@page': { size: 'A4 landscape' } }} />;

interface ExportButtonsProps {
  readonly kind: ListKind;
  /** Headings of the visible columns. */
  readonly columns: readonly string[];
  /** From `useServerList`. */
  readonly list: { readonly rowsQuery: Readonly<Record<string, string>> };
  /** Filters in words. */
  readonly described?: string;
}

/** Exports a list: Print has the rows on the screen, Pdf and Excel all matching rows. */
export function ExportButtons({ kind, columns, list, described }: ExportButtonsProps) {
  useNotedPrint({ kind, columns: [...columns], query: list.rowsQuery });
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
      <FileButtons formats={FORMATS} of={{ kind, columns: [...columns], query: list.rowsQuery, described }} />
    </Stack>
  );
}
