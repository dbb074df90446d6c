import { BODY_LIMITS, IMPORT_COLUMNS, IMPORT_HEADINGS, IMPORT_LIMITS } from '@concord/contracts';
import { Box, Button, Typography } from '@concord/ui';
import { DownloadIcon } from '@concord/ui/display';
import { Fragment } from 'react';
import { saveText } from '../../shared/downloads/save-text';
import { Section } from '../../shared/page/section';
import { COLUMN_HINTS, COLUMN_WORDS } from './column-words';

const MEGABYTE = 1024 * 1024;
/** The byte order mark tells spreadsheets that it is UTF-8. */
const template = () => `\ufeff${IMPORT_COLUMNS.map((column) => IMPORT_HEADINGS[column]).join(',')}\r\n`;

const LIST = {
  display: 'grid',
  m: 0,
  columnGap: 3,
  rowGap: { xs: 0, sm: 1 },
  gridTemplateColumns: { sm: '11rem minmax(0, 1fr)' },
} as const;

/** Columns that a register may have, with a template to fill in, before a file is chosen. */
export function KnownColumns() {
  return (
    <Section
      title="Columns of a register"
      actions={
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          onClick={() => saveText(template(), { name: 'register-template.csv', type: 'text/csv' })}
        >
          Download a template
        </Button>
      }
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Up to {IMPORT_LIMITS.rows.toLocaleString('en-GB')} rows and {BODY_LIMITS.sheet / MEGABYTE} MB, in any
        order of columns. Other headings can be matched after you choose the file.
      </Typography>
      <Box component="dl" sx={LIST}>
        {IMPORT_COLUMNS.map((column) => (
          <Fragment key={column}>
            <Typography component="dt" sx={{ fontWeight: 650 }}>
              {COLUMN_WORDS[column]}
            </Typography>
            <Typography component="dd" sx={{ m: 0, mb: { xs: 1.5, sm: 0 }, overflowWrap: 'anywhere' }}>
              {COLUMN_HINTS[column]}
            </Typography>
          </Fragment>
        ))}
      </Box>
    </Section>
  );
}
