import { useSession } from '@concord/api-client';
import { Box, Button, IconButton, toastError } from '@concord/ui';
import { Tooltip, ViewIcon } from '@concord/ui/display';
import { useState } from 'react';
import { useSerialRevealMutation, useStudentRevealSerialMutation } from '../requests';

/** One line in a list; in a narrow part of a profile the button wraps. */
const MASKED = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  'td &': { flexWrap: 'nowrap', whiteSpace: 'nowrap' },
} as const;

interface MaskedSerialProps {
  /** The masked serial of lists and profiles. */
  readonly serial: string;
  readonly reveal: () => Promise<{ readonly serial: string }>;
  /** Shows an icon instead of text on the button, for a narrow row. */
  readonly isNarrow?: boolean;
}

interface RevealButtonProps extends Pick<MaskedSerialProps, 'serial' | 'isNarrow'> {
  readonly isBusy: boolean;
  readonly onClick: () => void;
}

function RevealButton({ serial, isNarrow, isBusy, onClick }: RevealButtonProps) {
  const label = `Reveal ${serial}`;
  if (isNarrow)
    return (
      <Tooltip title="Reveal">
        <IconButton color="primary" aria-label={label} onClick={isBusy ? undefined : onClick} sx={{ mx: -1 }}>
          <ViewIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    );
  return (
    <Button size="small" loading={isBusy} aria-label={label} onClick={onClick} sx={{ px: 1, mx: -1 }}>
      Reveal
    </Button>
  );
}

/** A used serial, masked. A super administrator can reveal it, which is audited. */
function MaskedSerial({ serial, reveal, isNarrow = false }: MaskedSerialProps) {
  const { details } = useSession();
  const [shown, setShown] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const show = async () => {
    setBusy(true);
    try {
      setShown((await reveal()).serial);
    } catch (error) {
      toastError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box component="span" sx={MASKED}>
      <Box component="span" sx={{ fontFamily: 'ui-monospace, monospace', 'td &': { fontSize: '0.875rem' } }}>
        {shown ?? serial}
      </Box>
      {shown === undefined && details?.role === 'SUPER_ADMIN' ? (
        <RevealButton serial={serial} isNarrow={isNarrow} isBusy={isBusy} onClick={() => void show()} />
      ) : null}
    </Box>
  );
}

/** A used serial in the list of serials. */
export function UsedSerial({ id, serial }: { readonly id: string; readonly serial: string }) {
  const [reveal] = useSerialRevealMutation();
  return <MaskedSerial isNarrow serial={serial} reveal={() => reveal({ params: { id } }).unwrap()} />;
}

/** The serial with which a student registered. */
export function StudentSerial({ id, serial }: { readonly id: string; readonly serial: string }) {
  const [reveal] = useStudentRevealSerialMutation();
  return <MaskedSerial serial={serial} reveal={() => reveal({ params: { id } }).unwrap()} />;
}
