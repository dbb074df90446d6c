import type { MyPaymentDetails } from '@concord/contracts';
import { Box, Button, Stack, styled, Typography, VISUALLY_HIDDEN } from '@concord/ui';
import { PlainField } from '@concord/ui/basics';
import { type Ref, useEffect, useRef } from 'react';
import { PREPARING } from '../../shared/files/preparing';
import { lagosToday } from '../../shared/lagos-day';
import { Notice } from '../../shared/notice';
import { type TransferProblems, useTransferForm } from './use-transfer-form';

const Hidden = styled('input')(VISUALLY_HIDDEN);

interface FileChoiceProps {
  readonly label: string;
  readonly accept: string;
  readonly capture?: 'environment';
  readonly onFile: (file: File) => void;
}

/** A button that opens the camera or the files of the phone. */
function FileChoice({ label, accept, capture, onFile }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outlined" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <Hidden
        ref={input}
        type="file"
        accept={accept}
        capture={capture}
        tabIndex={-1}
        aria-label={`${label}: file`}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Allows choosing the same file again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}

interface EvidenceProps {
  readonly file: File | undefined;
  readonly isPreparing: boolean;
  readonly problem: string | undefined;
  readonly onFile: (file: File) => void;
}

const hintOf = ({ file, isPreparing }: Pick<EvidenceProps, 'file' | 'isPreparing'>) => {
  if (isPreparing) return PREPARING;
  return file ? `Chosen: ${file.name}` : 'A screenshot of your bank’s app is fine. 5 MB at most.';
};

const Evidence = ({ problem, onFile, ...choice }: EvidenceProps) => (
  <Box role="group" aria-label="Evidence">
    <Typography sx={{ fontWeight: 600, mb: 0.75 }}>Photo or PDF of the receipt</Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <FileChoice label="Take a photo" accept="image/*" capture="environment" onFile={onFile} />
      <FileChoice label="Choose a file" accept="image/*,application/pdf" onFile={onFile} />
    </Box>
    <Typography
      variant="body2"
      aria-live="polite"
      sx={{ mt: 0.5, overflowWrap: 'anywhere', color: problem ? 'error.main' : 'text.secondary' }}
    >
      {problem ?? hintOf(choice)}
    </Typography>
  </Box>
);

/** Notice above the button: sent, or why not. */
function Outcome({ isSent, problems, notice }: OutcomeProps) {
  if (isSent)
    return (
      <Notice tone="info" sx={{ scrollMarginTop: 80 }}>
        <Box ref={notice} tabIndex={-1} sx={{ '&:focus': { outline: 0 } }}>
          <strong>Received. We’re looking at it.</strong> We compare it with our bank, and your receipt
          appears in your account once the money has arrived.
        </Box>
      </Notice>
    );
  return problems.form ? (
    <Notice tone="error" role="alert">
      {problems.form}
    </Notice>
  ) : null;
}

interface OutcomeProps {
  readonly isSent: boolean;
  readonly problems: TransferProblems;
  readonly notice: Ref<HTMLDivElement>;
}

/** Tells the institute about a transfer, with evidence. */
export function TransferForm({ details }: { readonly details: MyPaymentDetails }) {
  const form = useTransferForm(details);
  const { values, file, isPreparing, problems, isSent, isSending, change, submit } = form;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSent) notice.current?.focus();
  }, [isSent]);
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    problem: problems[name],
    onChange: ({ target }: { target: HTMLInputElement }) => change(name, target.value),
  });
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={(event) => void submit(event)}>
      <PlainField label="Amount in naira" help="What you sent" inputMode="decimal" {...field('amount')} />
      <PlainField label="Day of the transfer" help="" type="date" max={lagosToday()} {...field('sentOn')} />
      <PlainField label="Your bank (optional)" help="" autoComplete="off" {...field('bank')} />
      <PlainField
        label="Name on the account (optional)"
        help="If somebody else paid for you"
        autoComplete="off"
        {...field('payer')}
      />
      <PlainField label="Note (optional)" help="" autoComplete="off" {...field('note')} />
      <Evidence
        file={file}
        isPreparing={isPreparing}
        problem={problems.file}
        onFile={(chosen) => void form.choose(chosen)}
      />
      <Outcome isSent={isSent} problems={problems} notice={notice} />
      <Button type="submit" variant="contained" size="large" loading={isSending || isPreparing}>
        Send
      </Button>
    </Stack>
  );
}
