import { Box, Button, Typography, VISUALLY_HIDDEN } from '@concord/ui';
import { CheckIcon, CopyIcon } from '@concord/ui/display';
import { useState } from 'react';

/** Copies a text and confirms it in place: screen readers do not announce toasts while a dialog is open. */
export function CopyButton({ text, label = 'Copy' }: { readonly text: string; readonly label?: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  const isCopied = outcome === 'copied';
  return (
    <>
      <Button
        variant="outlined"
        startIcon={isCopied ? <CheckIcon /> : <CopyIcon />}
        onClick={() => void copy()}
        sx={{ minWidth: 128 }}
      >
        {isCopied ? 'Copied' : label}
      </Button>
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {isCopied ? 'Copied' : ''}
      </Box>
      {outcome === 'failed' ? (
        <Typography role="alert" variant="body2" sx={{ alignSelf: 'center' }}>
          Your browser did not allow copying
        </Typography>
      ) : null}
    </>
  );
}
