import { Box, Button, Typography, VISUALLY_HIDDEN } from '@concord/ui';
import { memo } from 'react';
import { goToPart, type Part } from '../form/parts';
import type { ReviewRow } from './review-rows';

interface ReviewPartProps {
  readonly part: Part;
  readonly rows: readonly ReviewRow[];
  /** The passport picture; present in its part only. */
  readonly picture?: string;
}

const TERMS = {
  m: 0,
  display: 'grid',
  columnGap: 3,
  rowGap: { xs: 1.5, md: 1 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
  '& > div': { display: 'contents' },
  '& dt': { color: 'text.secondary', mb: { xs: -1.25, md: 0 } },
  '& dd': { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
};

const isSame = (previous: ReviewPartProps, next: ReviewPartProps) =>
  previous.picture === next.picture && JSON.stringify(previous.rows) === JSON.stringify(next.rows);

/** Entries of one part with a button to change them. Renders only when that part changes. */
export const ReviewPart = memo(function ReviewPart({ part, rows, picture }: ReviewPartProps) {
  return (
    <Box sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2, mb: 1 }}>
        <Typography variant="h4" component="h3">
          {part.name}
        </Typography>
        <Button size="small" onClick={() => goToPart(part.id)}>
          Change
          <Box component="span" sx={VISUALLY_HIDDEN}>
            {' '}
            {part.name}
          </Box>
        </Button>
      </Box>
      {rows.length === 0 && !picture ? (
        <Typography color="textSecondary">Nothing entered.</Typography>
      ) : (
        <Box component="dl" sx={TERMS}>
          {picture ? (
            <div>
              <dt>Picture</dt>
              <dd>
                <Box
                  component="img"
                  src={picture}
                  alt="Your picture as it will be sent"
                  sx={{
                    width: 66,
                    height: 78,
                    objectFit: 'cover',
                    borderRadius: 1,
                    display: 'block',
                    mt: 0.5,
                  }}
                />
              </dd>
            </div>
          ) : null}
          {rows.map(({ field, label, lines }) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd dir="auto">
                {lines.map((line) => (
                  <div key={line}>{line}</div>
                ))}
              </dd>
            </div>
          ))}
        </Box>
      )}
    </Box>
  );
}, isSame);
