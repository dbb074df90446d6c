import { Box, styled } from '@concord/ui';
import { type Ref, useId } from 'react';

const Input = styled('input')({
  display: 'block',
  width: '100%',
  minHeight: 48,
  marginTop: 6,
  paddingInline: 16,
  font: 'inherit',
  color: 'inherit',
  background: 'var(--mui-palette-background-paper)',
  border: '1px solid var(--mui-palette-art-line)',
  borderRadius: 8,
});

interface SearchBoxProps {
  readonly label: string;
  readonly field: Ref<HTMLInputElement>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Id of the element with the number of matches. */
  readonly describedBy: string;
}

/** Search field; hidden without JavaScript, which it needs. */
export function SearchBox({ label, field, value, onChange, describedBy }: SearchBoxProps) {
  const id = useId();
  return (
    <Box
      role="search"
      sx={{
        mt: 2.5,
        maxWidth: 460,
        displayPrint: 'none',
        '@media (scripting: none)': { display: 'none' },
      }}
    >
      <Box component="label" htmlFor={id} sx={{ fontWeight: 600 }}>
        {label}
      </Box>
      <Input
        id={id}
        ref={field}
        type="search"
        value={value}
        maxLength={60}
        autoComplete="off"
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.value)}
      />
    </Box>
  );
}
