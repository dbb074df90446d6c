import { Box, Skeleton, Typography } from '@concord/ui';
import { useCodePath } from './use-code-path';

const QUIET = 3;
const FRAME = { bgcolor: '#fff', borderRadius: 1, width: '100%', maxWidth: 232, mx: 'auto' } as const;

/** Code of the public page that tells the standing of the day. It stays black on white in the dark. */
export function CardCode({ path }: { readonly path: string }) {
  const address = `${window.location.origin}${path}`;
  const code = useCodePath(address);
  return (
    <Box sx={{ textAlign: 'center' }}>
      <Box sx={FRAME}>
        {code ? (
          <Box
            component="svg"
            role="img"
            aria-label="Code of the address that tells your standing"
            viewBox={`${-QUIET} ${-QUIET} ${code.size + 2 * QUIET} ${code.size + 2 * QUIET}`}
            shapeRendering="crispEdges"
            sx={{ display: 'block', width: '100%' }}
          >
            <path d={code.path} fill="#000" />
          </Box>
        ) : (
          <Skeleton variant="rounded" sx={{ width: '100%', height: 'auto', aspectRatio: '1' }} />
        )}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {address.replace(/^https?:\/\//, '')}
      </Typography>
    </Box>
  );
}
