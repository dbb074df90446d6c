import { Box, Typography, VISUALLY_HIDDEN } from '@concord/ui';

interface HistogramProps {
  /** Number of candidates in steps of 10 %. */
  readonly bars: readonly number[];
}

const HEIGHT = 140;

const rangeOf = (index: number, last: number) => `${index * 10}–${index === last ? 100 : index * 10 + 9}%`;

/** Distribution of scores. Screen readers get a table. */
export function Histogram({ bars }: HistogramProps) {
  const highest = Math.max(1, ...bars);
  const last = bars.length - 1;
  return (
    <>
      <Box
        aria-hidden
        sx={{ display: 'grid', gridTemplateColumns: `repeat(${bars.length}, 1fr)`, gap: { xs: 0.5, sm: 1 } }}
      >
        {bars.map((count, index) => (
          <Box key={rangeOf(index, last)} sx={{ textAlign: 'center', minWidth: 0 }}>
            <Box
              sx={{ height: HEIGHT, display: 'flex', flexDirection: 'column', justifyContent: 'flex-end' }}
            >
              <Typography variant="body2">{count > 0 ? count.toLocaleString('en-GB') : ''}</Typography>
              <Box
                sx={{
                  height: `${(100 * count) / highest}%`,
                  minHeight: count > 0 ? 3 : 0,
                  bgcolor: 'primary.main',
                  borderRadius: '3px 3px 0 0',
                  // Keeps the bars visible on paper.
                  printColorAdjust: 'exact',
                }}
              />
            </Box>
            <Typography
              variant="body2"
              color="textSecondary"
              sx={{ borderTop: 1, borderColor: 'divider', pt: 0.5 }}
            >
              {index * 10}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography aria-hidden variant="body2" color="textSecondary" sx={{ mt: 0.5, textAlign: 'center' }}>
        Percent, in steps of ten
      </Typography>
      <Box component="table" sx={VISUALLY_HIDDEN}>
        <caption>Candidates by score</caption>
        <thead>
          <tr>
            <th scope="col">Score</th>
            <th scope="col">Candidates</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((count, index) => (
            <tr key={rangeOf(index, last)}>
              <th scope="row">{rangeOf(index, last)}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </>
  );
}
