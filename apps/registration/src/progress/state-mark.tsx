import { Box } from '@concord/ui';
import { CheckIcon, WarningIcon } from '@concord/ui/display';
import type { PartState } from './part-state';

const SIZE_PX = 22;

/** An icon for a part's state: a ring, a ring with a dot, a tick, a warning. The text is beside it. */
export function StateMark({ state }: { readonly state: PartState }) {
  if (state === 'problem') {
    return <WarningIcon aria-hidden="true" sx={{ color: 'error.main', fontSize: SIZE_PX, flexShrink: 0 }} />;
  }
  const complete = state === 'complete';
  return (
    <Box
      aria-hidden="true"
      sx={{
        width: SIZE_PX,
        height: SIZE_PX,
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        borderRadius: '50%',
        border: 2,
        borderColor: state === 'not begun' ? 'art.line' : 'primary.main',
        bgcolor: complete ? 'primary.main' : 'background.paper',
        color: 'primary.contrastText',
      }}
    >
      {complete ? <CheckIcon sx={{ fontSize: 16 }} /> : null}
      {state === 'begun' ? (
        <Box sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'primary.main' }} />
      ) : null}
    </Box>
  );
}
