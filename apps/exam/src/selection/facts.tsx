import { Box, Typography } from '@concord/ui';

/** Short texts in a line. Each wraps as a unit unless it is longer than a line. */
export const Facts = ({ texts }: { readonly texts: readonly string[] }) => (
  <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block', mt: 0.5 }}>
    {texts.map((text, index) => (
      <Box key={text} component="span" sx={{ display: 'inline-block', whiteSpace: 'pre-wrap' }}>
        {text}
        {index < texts.length - 1 ? ' · ' : ''}
      </Box>
    ))}
  </Typography>
);
