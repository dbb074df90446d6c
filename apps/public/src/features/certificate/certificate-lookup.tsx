import { certificatePath, normaliseCertificateNumber } from '@concord/institute';
import { useNavigate } from '@concord/mfe';
import { Box, Button, Paper, Stack, Typography } from '@concord/ui';
import { TextField } from '@concord/ui/forms';
import { type FormEvent, useRef, useState } from 'react';
import { FORM_WIDTH } from './form-width';
import { NumberPosition } from './number-position';
import { ScanButton } from './scan/scan-button';

/** Name of the number's field and parameter, also used by the form without scripts. */
export const NUMBER_PARAMETER = 'number';
const NUMBER_EXAMPLE = 'CERT-2026-7KQ2M-XW9PD';

/** History state after a number was typed or scanned. */
export interface LookupState {
  readonly isLookup?: boolean;
}

/** Lookup of a certificate by number, typed or scanned. Without scripts, the server answers. */
export function CertificateLookup({ heading }: { readonly heading?: string }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const open = (number: string) => {
    setTyped('');
    void navigate(certificatePath(number), { state: { isLookup: true } satisfies LookupState });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const number = normaliseCertificateNumber(typed);
    setMissing(!number);
    if (number) open(number);
    else field.current?.focus();
  };

  return (
    <Paper
      component="form"
      variant="outlined"
      role="search"
      aria-label="Check a certificate"
      action="/certificate"
      noValidate
      onSubmit={submit}
      sx={{ p: { xs: 2, md: 3 }, mt: { xs: 3, md: 5 }, maxWidth: FORM_WIDTH, displayPrint: 'none' }}
    >
      {heading ? (
        <Typography variant="h2" sx={{ fontSize: '1.25rem', mb: 2 }}>
          {heading}
        </Typography>
      ) : null}
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={2} sx={{ alignItems: { md: 'flex-start' } }}>
        <TextField
          label="Certificate number"
          name={NUMBER_PARAMETER}
          inputRef={field}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setMissing(false);
          }}
          error={isMissing}
          helperText={
            isMissing ? (
              <span role="alert">Enter the certificate number</span>
            ) : (
              `Printed in the lower part of the certificate, for example ${NUMBER_EXAMPLE}`
            )
          }
          autoComplete="off"
          slotProps={{
            htmlInput: {
              maxLength: 100,
              autoCapitalize: 'characters',
              autoCorrect: 'off',
              spellCheck: false,
            },
          }}
        />
        <Button type="submit" variant="contained" size="large" sx={{ flexShrink: 0, minHeight: 56 }}>
          Check
        </Button>
      </Stack>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
        <ScanButton onNumber={open} />
        {heading ? null : <NumberPosition />}
      </Box>
    </Paper>
  );
}
