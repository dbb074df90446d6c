import { type AccessCodeMade, ACCESS_LIMITS } from '@concord/contracts';
import { Box, Typography } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { useState } from 'react';
import { ReasonField, reasonForm } from '../dialogs/reason-field';
import { SchemaDialog } from '../dialogs/schema-dialog';
import { formatMinute } from '../format';
import { useSchemaForm } from '../forms/use-schema-form';
import { useAccessCodeMakeMutation } from './requests';

const DIGITS = {
  m: 0,
  textAlign: 'center',
  fontSize: 'clamp(2.5rem, 14vw, 4.5rem)',
  lineHeight: 1.2,
  fontWeight: 700,
  letterSpacing: '0.08em',
  fontVariantNumeric: 'tabular-nums',
  color: 'primary.main',
} as const;

function CodeMade({ made: { code, email, endsAt } }: { readonly made: AccessCodeMade }) {
  return (
    <>
      <Box component="p" aria-live="polite" sx={DIGITS}>
        {code}
      </Box>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        The person enters {email} on the sign-in page, chooses that they have a code, and types this one. It
        works once, until {formatMinute(Date.parse(endsAt))}.
      </Typography>
      <Alert severity="warning">
        Tell it only to the person, after you made sure who it is. You won’t see it again.
      </Alert>
    </>
  );
}

interface CodeDialogProps {
  /** Id of the member or the applicant. */
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Makes a sign-in code to pass on to a person whom no mail reaches; shown once. */
export function CodeDialog({ id, name, onClose }: CodeDialogProps) {
  const [make] = useAccessCodeMakeMutation();
  const [made, setMade] = useState<AccessCodeMade>();
  const form = useSchemaForm(reasonForm, { reason: '' });
  return (
    <SchemaDialog
      form={form}
      title={made ? 'Sign-in code' : 'Give a sign-in code'}
      submitLabel={made ? undefined : 'Make a code'}
      staysOpen={made !== undefined}
      send={async (body) => setMade(await make({ params: { id }, body }).unwrap())}
      onSent={() => undefined}
      onClose={onClose}
    >
      {made ? (
        <CodeMade made={made} />
      ) : (
        <>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            This makes a code for {name}, to pass on by telephone or at the desk. It works once, for{' '}
            {ACCESS_LIMITS.codeMinutes} minutes. Anyone who has it can sign in as this person.
          </Typography>
          <ReasonField control={form.control} autoFocus />
        </>
      )}
    </SchemaDialog>
  );
}
