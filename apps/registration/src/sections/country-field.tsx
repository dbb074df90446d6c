import { Box, Button, styled } from '@concord/ui';
import { MenuItem, TextField, useController } from '@concord/ui/forms';
import { useCountriesQuery } from '../requests/countries';
import { useRegistrationForm } from './use-registration-form';

// Drawn by the style sheet, so that typing a country's first letters finds it in the list.
const Flag = styled('span')({ '&::before': { content: 'attr(data-flag)', marginRight: 12 } });

/** Flag, name and two-letter code of every country. Another country empties the state. */
export function CountryField() {
  const { control, setValue, clearErrors } = useRegistrationForm();
  const { field, fieldState } = useController({ control, name: 'country' });
  const { data, error, refetch } = useCountriesQuery();
  const missing = error ? (
    <>
      The countries could not be loaded.{' '}
      <Button size="small" sx={{ minHeight: 0, p: 0 }} onClick={() => void refetch()}>
        Try again
      </Button>
    </>
  ) : null;

  return (
    <TextField
      select
      label="Country"
      name={field.name}
      inputRef={field.ref}
      // A value that is not in the list yet would be an error of the select.
      value={data ? field.value : ''}
      onBlur={field.onBlur}
      onChange={(event) => {
        field.onChange(event);
        setValue('state', '');
        clearErrors('state');
      }}
      disabled={!data}
      error={Boolean(fieldState.error)}
      helperText={fieldState.error?.message ?? missing ?? (data ? undefined : 'Loading the countries')}
      slotProps={{ formHelperText: { component: 'div' } }}
    >
      {(data ?? []).map(({ id, iso2, name, emoji }) => (
        <MenuItem key={id} value={iso2}>
          <Flag data-flag={emoji} aria-hidden="true" />
          {name}
          <Box component="span" sx={{ color: 'text.secondary', ml: 1 }}>
            ({iso2})
          </Box>
        </MenuItem>
      ))}
    </TextField>
  );
}
