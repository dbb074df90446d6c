import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { TARGET_PX } from '../theme/theme';

const FAILED = 'Your browser did not allow copying';

const subscribe = () => () => undefined;
const hasClipboard = () => 'clipboard' in navigator;

interface CopyButtonProps {
  readonly text: string;
  /** Accessible name, such as "Copy the account number". */
  readonly label: string;
  /** Message after copying, such as "Account number copied". */
  readonly copied: string;
}

/**
 * A button that copies a text and confirms it beside itself; hidden in browsers without a clipboard for
 * pages.
 */
function CopyButton({ text, label, copied }: CopyButtonProps) {
  const isAble = useSyncExternalStore(subscribe, hasClipboard, () => false);
  const [outcome, setOutcome] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome(copied),
      () => setOutcome(FAILED),
    );
  return (
    <>
      {isAble ? (
        <Button variant="outlined" size="small" aria-label={label} onClick={() => void copy()}>
          Copy
        </Button>
      ) : null}
      <Typography component="span" role="status" variant="body2">
        {outcome}
      </Typography>
    </>
  );
}

/** A value with a {@link CopyButton} beside it, or below it if the space is narrow. */
export function CopyableValue({ children, ...copy }: CopyButtonProps & { readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center', minHeight: TARGET_PX }}>
      {children}
      <CopyButton {...copy} />
    </Box>
  );
}
