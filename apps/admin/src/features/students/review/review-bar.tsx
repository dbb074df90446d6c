import type { Decision, Review } from '@concord/contracts';
import { Box, Button, styled } from '@concord/ui';
import type { ReactNode } from 'react';
import { PHONE_BAR, PHONE_BAR_ROOM } from '../../../shared/page/phone-bar';

const Key = styled('kbd')({
  marginLeft: 8,
  paddingInline: 6,
  border: '1px solid currentColor',
  borderRadius: 4,
  font: 'inherit',
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  // Touch devices have no keys.
  '@media (pointer: coarse)': { display: 'none' },
});

interface KeyButtonProps {
  readonly keyName: string;
  readonly variant?: 'contained' | 'outlined' | 'text';
  readonly color?: 'primary' | 'error';
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function KeyButton({ keyName, children, ...button }: KeyButtonProps) {
  return (
    <Button variant="outlined" {...button} aria-keyshortcuts={keyName}>
      {children}
      <Key aria-hidden>{keyName}</Key>
    </Button>
  );
}

interface ReviewBarProps {
  /** True once the applicant is visible, so that nobody decides unseen. */
  readonly isReady: boolean;
  readonly status: Review['status'];
  readonly hasPrevious: boolean;
  readonly onDecide: (decision: Decision) => void;
  readonly onNext: () => void;
  readonly onPrevious: () => void;
}

const BAR = {
  ...PHONE_BAR,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
} as const;

/** A line break on a phone, a gap elsewhere. */
const BREAK = { flexGrow: 1, m: 0, border: 0, height: 0 } as const;

/** Actions on the page's applicant, each with its key. */
export function ReviewBar({ isReady, status, hasPrevious, onDecide, onNext, onPrevious }: ReviewBarProps) {
  return (
    <>
      {PHONE_BAR_ROOM}
      <Box role="group" aria-label="Decision" sx={BAR}>
        <KeyButton
          keyName="A"
          variant="contained"
          disabled={!isReady || status === 'accepted'}
          onClick={() => onDecide('accepted')}
        >
          Accept
        </KeyButton>
        <KeyButton keyName="M" disabled={!isReady} onClick={() => onDecide('more-information')}>
          More information
        </KeyButton>
        <KeyButton
          keyName="R"
          color="error"
          disabled={!isReady || status === 'rejected'}
          onClick={() => onDecide('rejected')}
        >
          Reject
        </KeyButton>
        <Box component="hr" aria-hidden sx={BREAK} />
        {status === 'in-review' ? null : (
          <Button variant="text" disabled={!isReady} onClick={() => onDecide('in-review')}>
            {status === 'new' ? 'Mark as in review' : 'Reopen review'}
          </Button>
        )}
        <KeyButton keyName="K" variant="text" disabled={!hasPrevious} onClick={onPrevious}>
          Previous
        </KeyButton>
        <KeyButton keyName="J" variant="text" onClick={onNext}>
          Next
        </KeyButton>
      </Box>
    </>
  );
}
