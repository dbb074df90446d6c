import { Box, Button } from '@concord/ui';
import type { ComponentProps, ReactNode } from 'react';
import type { Printing } from './use-printout';

type Look = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'disabled' | 'aria-label'>;

export interface PrintButtonProps extends Look {
  readonly printing: Printing;
  readonly onPrint: () => void;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

// Placed along the button's lower edge, so that it moves nothing.
const BAR = {
  position: 'absolute',
  insetInline: 8,
  bottom: 0,
  height: 4,
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'divider',
} as const;

/** Print button for `usePrintout`, with the progress until the browser saves the file. */
export function PrintButton({ printing, onPrint, icon, children, ...look }: PrintButtonProps) {
  const isWorking = printing.kind === 'working';
  return (
    <Box sx={{ position: 'relative', display: 'inline-flex' }}>
      <Button
        {...look}
        startIcon={icon}
        loading={isWorking}
        loadingPosition={icon ? 'start' : 'center'}
        onClick={onPrint}
        sx={{ flexGrow: 1 }}
      >
        {children}
      </Button>
      {isWorking ? (
        <Box
          role="progressbar"
          aria-label="Creating your PDF"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(printing.percent)}
          sx={BAR}
        >
          <Box
            sx={{ height: '100%', bgcolor: 'primary.main', transition: 'width 200ms' }}
            style={{ width: `${Math.max(printing.percent, 5)}%` }}
          />
        </Box>
      ) : null}
    </Box>
  );
}
