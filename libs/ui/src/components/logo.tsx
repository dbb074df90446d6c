import { INSTITUTE } from '@concord/institute';
import Box from '@mui/material/Box';
import { LogoMark } from './illustrations';

/** The logo: the mark, `size` pixels high, and the institute's short name. */
export function Logo({
  size = 40,
  color = 'primary.dark',
}: {
  readonly size?: number;
  readonly color?: string;
}) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25 }}>
      <LogoMark size={size} />
      <Box component="span" sx={{ typography: 'h2', fontSize: '1.5rem', lineHeight: 1, color }}>
        {INSTITUTE.shortName}
      </Box>
    </Box>
  );
}
