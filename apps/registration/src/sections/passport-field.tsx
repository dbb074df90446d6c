import { Box, Button, ButtonBase, Stack, styled, Typography } from '@concord/ui';
import { PersonIcon } from '@concord/ui/display';
import { FieldError, useController } from '@concord/ui/forms';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { passportPicture } from '../pictures/passport-picture';
import { useRegistrationForm } from './use-registration-form';

const Hidden = styled('input')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

/** The passport picture: a click on it chooses another, which is shown at once. */
export function PassportField() {
  const { control, setError, clearErrors } = useRegistrationForm();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name: 'image_data' });
  const [reading, setReading] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file may be chosen again after a Reset.
    event.target.value = '';
    if (!file) return;
    setReading(true);
    try {
      onChange(await passportPicture(file));
      clearErrors('image_data');
    } catch (error) {
      onChange('');
      setError('image_data', { message: error instanceof Error ? error.message : String(error) });
    } finally {
      setReading(false);
    }
  };

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2.5} sx={{ alignItems: { sm: 'center' }, mb: 3 }}>
      <ButtonBase
        ref={ref}
        onClick={() => input.current?.click()}
        onBlur={onBlur}
        aria-label={value ? 'Passport picture: choose another' : 'Passport picture: choose an image'}
        aria-describedby={errorId}
        sx={{
          width: 132,
          height: 156,
          flexShrink: 0,
          borderRadius: 1,
          overflow: 'hidden',
          border: 2,
          borderStyle: value ? 'solid' : 'dashed',
          borderColor: fieldState.error ? 'error.main' : value ? 'primary.main' : '#9db8a8',
          bgcolor: 'primary.light',
          color: 'primary.main',
          '&:hover': { borderColor: 'primary.main' },
        }}
      >
        {value ? (
          <Box
            component="img"
            src={value}
            alt="Your passport picture"
            sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
          />
        ) : (
          <PersonIcon sx={{ fontSize: 64 }} aria-hidden="true" />
        )}
      </ButtonBase>
      <Hidden
        ref={input}
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-label="Passport image file"
        onChange={(event) => void choose(event)}
      />
      <Box>
        <Typography sx={{ fontWeight: 600 }}>Passport picture (required)</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '44ch', mb: 1 }}>
          A recent photo of your face on a plain background. A large photo is made smaller for you.
        </Typography>
        <Button variant="outlined" size="small" loading={reading} onClick={() => input.current?.click()}>
          {value ? 'Choose another' : 'Choose a picture'}
        </Button>
        <FieldError id={errorId} message={fieldState.error?.message} />
      </Box>
    </Stack>
  );
}
