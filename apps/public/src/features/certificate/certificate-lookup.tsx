import { useSearchParams } from '@concord/mfe';
import { Button, Paper, Stack, Typography } from '@concord/ui';
import { TextField } from '@concord/ui/forms';
import { type FormEvent, useRef, useState } from 'react';
import { AnswerPlace, WIDTH } from './answer-place';
import { asCertificateNumber, NUMBER_EXAMPLE } from './certificate-number';
import { notOnPaper } from './on-paper';
import { useTakenOver } from './use-taken-over';
import { Verdict } from './verdict';

const PARAMETER = 'number';

/** The number that is looked up is in the address, so that a link and the code on the certificate open the answer. */
export function CertificateLookup() {
  const [parameters, setParameters] = useSearchParams();
  const isTakenOver = useTakenOver();
  const number = isTakenOver ? asCertificateNumber(parameters.get(PARAMETER) ?? '') : '';
  const [typed, setTyped] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  // Asking for the same number again is asking anew.
  const [asked, setAsked] = useState(0);
  const field = useRef<HTMLInputElement>(null);

  const look = (event: FormEvent) => {
    event.preventDefault();
    const wanted = asCertificateNumber(typed ?? number);
    setMissing(!wanted);
    if (!wanted) return field.current?.focus();
    setTyped(undefined);
    setAsked((count) => count + 1);
    setParameters({ [PARAMETER]: wanted });
  };

  return (
    <>
      <Paper
        component="form"
        variant="outlined"
        role="search"
        aria-label="Look up a certificate"
        noValidate
        onSubmit={look}
        sx={{ p: { xs: 2, md: 3 }, mt: { xs: 4, md: 6 }, maxWidth: WIDTH, ...notOnPaper }}
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
      <AnswerPlace>
        {number ? <Verdict key={`${number} ${asked}`} number={number} wasAsked={asked > 0} /> : null}
      </AnswerPlace>
    </>
  );
}
