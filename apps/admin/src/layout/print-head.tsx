import { INSTITUTE } from '@concord/institute';
import { Box, GlobalStyles, Typography } from '@concord/ui';
import { useEffect } from 'react';

/** Parts without use on paper: buttons, fields, paging, messages. */
const SCREEN_ONLY = [
  '.MuiButton-root',
  '.MuiIconButton-root',
  '.MuiTablePagination-root',
  '.MuiTextField-root:has(input[type="search"])',
  'header form',
  '.MuiChip-deleteIcon',
  '.MuiTableSortLabel-icon',
  '.MuiTabs-root',
  '[role="group"][aria-label="Filters"]',
  '[data-sonner-toaster]',
].join(',');

const PRINT_STYLES = (
  <GlobalStyles
    styles={{
      '@media print': {
        '@page': { margin: '12mm' },
        body: { background: 'none' },
        [SCREEN_ONLY]: { display: 'none !important' },
        '.MuiContainer-root': { maxWidth: 'none !important', padding: '0 !important' },
        // A table is printed whole, with its head on each page; on the screen it scrolls.
        '.MuiTableContainer-root': {
          maxHeight: 'none !important',
          overflow: 'visible !important',
          containerType: 'normal !important',
        },
        '.MuiTableCell-stickyHeader': { position: 'static !important' },
        '.MuiTableCell-root': { fontSize: '9pt !important', height: 'auto !important' },
        '.MuiTableCell-root .MuiChip-root': { height: '16pt', fontSize: '9pt' },
        thead: { display: 'table-header-group' },
        'tr, li, dt, dd': { breakInside: 'avoid' },
        'h1, h2, h3': { breakAfter: 'avoid' },
        a: { color: 'inherit !important', textDecoration: 'none !important' },
        '.MuiPaper-root': { boxShadow: 'none !important' },
      },
    }}
  />
);

/** Switches to the light scheme while the page is printed, because paper is white. */
function useLightPaper(): void {
  useEffect(() => {
    const root = document.documentElement;
    let scheme: string | null = null;
    const before = () => {
      scheme = root.getAttribute('data-scheme');
      root.setAttribute('data-scheme', 'light');
    };
    const after = () => {
      if (scheme) root.setAttribute('data-scheme', scheme);
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
}

/** Letterhead of printed pages of the back office, and print styles. */
export function PrintHead() {
  useLightPaper();
  return (
    <Box
      sx={{
        display: 'none',
        displayPrint: 'block',
        borderBottom: 2,
        borderColor: 'primary.main',
        mb: 2,
        pb: 1,
      }}
    >
      {PRINT_STYLES}
      <Typography sx={{ fontWeight: 700, fontSize: '14pt', color: 'primary.main' }}>
        {INSTITUTE.name}
      </Typography>
      <Typography sx={{ fontSize: '9pt' }}>{[INSTITUTE.email, ...INSTITUTE.phones].join(' · ')}</Typography>
    </Box>
  );
}
