import { Box, Typography } from '@concord/ui';
import { useId } from 'react';

interface CodeFieldProps {
  readonly code: string;
  readonly onCode: (code: string) => void;
  /** No code is needed on the device where it was started. */
  readonly isUnderWay: boolean;
}

/** Access code shown in the hall. Native input, because the library's fields would add 40 kB to this page. */
export function CodeField({ code, onCode, isUnderWay }: CodeFieldProps) {
  const [id, hintId] = [useId(), useId()];
  return (
    <Box sx={{ my: 2 }}>
      <Typography component="label" htmlFor={id} sx={{ display: 'block', fontWeight: 600, mb: 0.5 }}>
        Access code
      </Typography>
      <Box
        component="input"
        id={id}
        name="code"
        value={code}
        required={!isUnderWay}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-describedby={hintId}
        onChange={(event) => onCode(event.currentTarget.value)}
        sx={{
          width: '100%',
          maxWidth: 320,
          minHeight: 48,
          px: 1.5,
          font: 'inherit',
          letterSpacing: '0.12em',
          textTransform: 'uppercase',
          color: 'text.primary',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'text.secondary',
          borderRadius: 1,
        }}
      />
      <Typography id={hintId} variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {isUnderWay
          ? 'You need the code only if you started on another device. It is shown in the hall.'
          : 'The code is shown in the hall where you sit this exam.'}
      </Typography>
    </Box>
  );
}
