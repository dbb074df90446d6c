import { Box, ButtonBase, CircularProgress } from '@concord/ui';
import { PersonIcon } from '@concord/ui/display';
import type { Ref } from 'react';

interface PassportPreviewProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly value: string;
  readonly invalid: boolean;
  readonly over: boolean;
  readonly reading: boolean;
  readonly describedBy: string | undefined;
  readonly onClick: () => void;
}

/** The passport picture, which is also the button that chooses another. */
export function PassportPreview(props: PassportPreviewProps) {
  const { ref, value, invalid, over, reading, describedBy, onClick } = props;
  return (
    <ButtonBase
      ref={ref}
      onClick={onClick}
      aria-label={value ? 'Passport picture: choose another' : 'Passport picture: choose an image'}
      aria-describedby={describedBy}
      sx={{
        gridArea: 'preview',
        width: 140,
        height: 175,
        flexShrink: 0,
        borderRadius: 1,
        overflow: 'hidden',
        border: 2,
        borderStyle: value ? 'solid' : 'dashed',
        borderColor: invalid ? 'error.main' : value || over ? 'primary.main' : 'art.line',
        bgcolor: 'primary.light',
        color: 'primary.main',
        outlineOffset: 2,
        outline: over ? '3px solid' : undefined,
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      {reading ? <CircularProgress aria-hidden="true" sx={{ position: 'absolute' }} /> : null}
      {value ? (
        <Box
          component="img"
          src={value}
          alt="Your passport picture"
          sx={{ width: '100%', height: '100%', objectFit: 'cover', opacity: reading ? 0.4 : 1 }}
        />
      ) : (
        <PersonIcon sx={{ fontSize: 64, opacity: reading ? 0.2 : 1 }} aria-hidden="true" />
      )}
    </ButtonBase>
  );
}
