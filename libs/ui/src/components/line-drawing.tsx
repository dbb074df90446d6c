import Box from '@mui/material/Box';

/** Properties of {@link LineDrawing}: SVG path data in a view box of 160 x 160. */
export interface LineDrawingProps {
  /** Filled area below the lines. */
  readonly area: string;
  readonly lines: string;
  /** A few lines in gold. */
  readonly accent: string;
}

/** A decorative drawing for a {@link PageBand}, hidden on a phone and from assistive technology. */
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
