import { Box } from '@concord/ui';
import type { ComponentProps, Ref } from 'react';

interface MarkProps extends ComponentProps<'input'> {
  readonly type: 'radio' | 'checkbox';
  readonly ref?: Ref<HTMLInputElement>;
}

/** Native radio button or checkbox in the theme's colour. Its label makes the target large. */
export const Mark = ({ ref, ...input }: MarkProps) => (
  <Box
    {...input}
    ref={ref}
    component="input"
    sx={{
      flexShrink: 0,
      width: 22,
      height: 22,
      m: 0,
      accentColor: ({ vars }) => vars.palette.primary.main,
      cursor: 'pointer',
    }}
  />
);
