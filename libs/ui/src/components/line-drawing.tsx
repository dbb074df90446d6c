import Box from '@mui/material/Box';

/** What a {@link LineDrawing} consists of: path data on a square of 160 units. */
export interface LineDrawingProps {
  /** Filled softly, below the lines. */
  readonly area: string;
  readonly lines: string;
  /** A few lines in gold. */
  readonly accent: string;
}

/** A quiet line drawing for the band of a page, from a tablet up; decoration only. */
export function LineDrawing({ area, lines, accent }: LineDrawingProps) {
  return (
    <Box
      component="svg"
      viewBox="0 0 160 160"
      aria-hidden
      sx={{
        display: { xs: 'none', md: 'block' },
        width: { md: 168, lg: 208 },
        flexShrink: 0,
        color: 'primary.main',
        displayPrint: 'none',
        '& path': { fill: 'none', strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' },
      }}
    >
      <Box component="path" d={area} sx={{ '&&': { fill: 'var(--mui-palette-art-figure)' } }} />
      <path d={lines} stroke="currentColor" />
      <path d={accent} stroke="var(--mui-palette-art-gold)" />
    </Box>
  );
}
