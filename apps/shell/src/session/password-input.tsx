import { Button } from '@concord/ui';
import { type FieldValues, FormTextField, type FormTextFieldProps, InputAdornment } from '@concord/ui/forms';
import { useState } from 'react';

/** Password field with a button that shows the password, e.g. to check a phone's keyboard. */
export function PasswordInput<Values extends FieldValues>(props: FormTextFieldProps<Values>) {
  const [isShown, setShown] = useState(false);
  return (
    <FormTextField<Values>
      {...props}
      type={isShown ? 'text' : 'password'}
      slotProps={{
        htmlInput: { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <Button
                aria-label={`${isShown ? 'Hide' : 'Show'} the typed characters`}
                onClick={() => setShown(!isShown)}
                sx={{ minWidth: 0, px: 1.5 }}
              >
                {isShown ? 'Hide' : 'Show'}
              </Button>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
