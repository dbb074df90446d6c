import { Box } from '@concord/ui';

/** A horizontal bar, of 0 to 100 percent. */
export function Bar({ percent }: { readonly percent: number }) {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      sx={{
        display: 'block',
        width: '100%',
        height: 12,
        mt: 0.5,
        borderRadius: 1,
        bgcolor: 'action.selected',
      }}
    >
      <Box component="g" sx={{ color: 'primary.main' }}>
        <rect width={percent} height={1} fill="currentColor" />
      </Box>
    </Box>
  );
}
