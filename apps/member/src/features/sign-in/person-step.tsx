import { Box, Button, Stack, Typography } from '@concord/ui';
import { useEffect, useRef } from 'react';
import { Notice } from '../../shared/notice';
import type { SignIn, SignInStep } from './use-sign-in';

interface PersonStepProps {
  readonly signIn: SignIn;
  readonly step: Extract<SignInStep, { readonly kind: 'person' }>;
}

/** Choice among the people who share an e-mail. */
export function PersonStep({ signIn, step: { code, people } }: PersonStepProps) {
  const { problem, isVerifying, verifyCode, startOver } = signIn;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack spacing={2}>
      <Typography ref={heading} tabIndex={-1} variant="h3" component="h2" sx={{ '&:focus': { outline: 0 } }}>
        Who are you?
      </Typography>
      <Typography>Several people share {signIn.email}.</Typography>
      {problem ? (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      ) : null}
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {people.map(({ key, name, number }) => (
          <li key={key}>
            <Button
              variant="outlined"
              fullWidth
              disabled={isVerifying}
              onClick={() => void verifyCode(code, key)}
              sx={{ justifyContent: 'space-between', textAlign: 'left', gap: 2, py: 1.5 }}
            >
              <span>{name}</span>
              <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, whiteSpace: 'nowrap' }}>
                {number ?? 'Applicant'}
              </Box>
            </Button>
          </li>
        ))}
      </Stack>
      <Button onClick={startOver} disabled={isVerifying}>
        Use another e-mail
      </Button>
    </Stack>
  );
}
