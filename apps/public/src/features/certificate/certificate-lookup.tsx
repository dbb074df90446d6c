import { useSearchParams } from '@concord/mfe';
import { Button, Paper, Stack, Typography } from '@concord/ui';
import { TextField } from '@concord/ui/forms';
import { type FormEvent, useRef, useState } from 'react';
import { normalizeCertificateNumber, NUMBER_EXAMPLE } from './certificate-number';
import { useHydrated } from '../../shared/use-hydrated';
import { Verdict } from './verdict';
import { FORM_WIDTH, VerdictArea } from './verdict-area';

const PARAMETER = 'number';

/** Looks up a certificate number. It is kept in the address, so that links and QR codes open the answer. */
export function CertificateLookup() {
  const [parameters, setParameters] = useSearchParams();
  const isHydrated = useHydrated();
  const number = isHydrated ? normalizeCertificateNumber(parameters.get(PARAMETER) ?? '') : '';
  const [typed, setTyped] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  // Submitting the same number again looks it up again.
  const [submissions, setSubmissions] = useState(0);
  const field = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = normalizeCertificateNumber(typed ?? number);
    setMissing(!next);
    if (!next) return field.current?.focus();
    setTyped(undefined);
    setSubmissions((count) => count + 1);
    setParameters({ [PARAMETER]: next });
  };

  return (
    <>
      <Paper
        component="form"
        variant="outlined"
        role="search"
        aria-label="Look up a certificate"
        noValidate
        onSubmit={submit}
        sx={{ p: { xs: 2, md: 3 }, mt: { xs: 4, md: 6 }, maxWidth: FORM_WIDTH, displayPrint: 'none' }}
      >
        <Stack direction={{ xs: 'column', md: 'row' }} spacing={2} sx={{ alignItems: { md: 'flex-start' } }}>
          <TextField
            label="Certificate number"
            name={PARAMETER}
            inputRef={field}
            value={typed ?? number}
            onChange={({ target }) => {
              setTyped(target.value);
              setMissing(false);
            }}
            error={isMissing}
            helperText={
              isMissing ? (
                <span role="alert">Type the number of the certificate</span>
              ) : (
                `As printed at the foot of the certificate, for example ${NUMBER_EXAMPLE}`
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
        <noscript>
          <Typography sx={{ mt: 2 }}>
            The check needs JavaScript. Switch it on in your browser, or ask the institute: its contacts are
            below.
          </Typography>
        </noscript>
      </Paper>
      <VerdictArea>
        {number ? (
          <Verdict key={`${number} ${submissions}`} number={number} wasSubmitted={submissions > 0} />
        ) : null}
      </VerdictArea>
    </>
  );
}
