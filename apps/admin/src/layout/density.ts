import type { SxProps, Theme } from '@concord/ui';

const FINE = '@media (pointer: fine) and (min-width: 768px)';

/** Styles of the back office: smaller titles and margins than on the website, rows of 40 to 44 px. */
export const DENSITY: SxProps<Theme> = {
  '& h1.MuiTypography-root': { fontSize: { xs: '1.5rem', sm: '1.75rem', lg: '1.875rem' } },
  '& h2.MuiTypography-h2': { fontSize: '1.375rem' },
  '& .MuiContainer-root': { py: { xs: 2, md: 2.5 } },
  '& .MuiContainer-root > header': { mb: 2.5 },
  '& header .MuiTypography-subtitle1': { mt: 0.5, fontSize: '1rem' },
  '& .MuiTableCell-root': { px: 1.5, py: 1 },
  [FINE]: {
    '& .MuiTableCell-root': { py: 0.5, height: 42, lineHeight: 1.35 },
    '& .MuiTableCell-root .MuiButton-root': { minHeight: 36, py: 0, px: 1.5 },
    '& .MuiTableCell-root .MuiIconButton-root': { minWidth: 36, minHeight: 36, p: 0.75 },
    '& .MuiTableCell-root .MuiTypography-body2': { lineHeight: 1.3 },
  },
};
