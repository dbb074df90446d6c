import { Box, ButtonBase, TARGET_PX } from '@concord/ui';
import { changePreferences, usePreferences } from '../device/preferences';
import type { TextSize } from '../device/records';

const SIZES: readonly { readonly size: TextSize; readonly name: string; readonly letter: string }[] = [
  { size: 'normal', name: 'Normal text', letter: '1rem' },
  { size: 'large', name: 'Large text', letter: '1.25rem' },
  { size: 'larger', name: 'Larger text', letter: '1.5rem' },
];

export function TextSizeControl() {
  const { textSize } = usePreferences();
  return (
    <Box
      role="group"
      aria-label="Text size"
      sx={{
        display: 'inline-flex',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      {SIZES.map(({ size, name, letter }) => (
        <ButtonBase
          key={size}
          aria-label={name}
          aria-pressed={size === textSize}
          onClick={() => changePreferences({ textSize: size })}
          sx={{
            minWidth: TARGET_PX,
            height: TARGET_PX,
            borderRadius: 1,
            fontFamily: 'inherit',
            fontSize: letter,
            fontWeight: 650,
            color: size === textSize ? 'primary.dark' : 'text.secondary',
            bgcolor: size === textSize ? 'primary.light' : 'transparent',
            boxShadow:
              size === textSize ? (theme) => `inset 0 0 0 2px ${theme.vars.palette.primary.main}` : 'none',
          }}
        >
          A
        </ButtonBase>
      ))}
    </Box>
  );
}
