import type { Decision, Review } from '@concord/contracts';
import { Box, Button, GlobalStyles, MOBILE_PX, styled } from '@concord/ui';
import type { ReactNode } from 'react';

const Key = styled('kbd')({
  marginLeft: 8,
  paddingInline: 6,
  border: '1px solid currentColor',
  borderRadius: 4,
  font: 'inherit',
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  // A finger has no keys.
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
  readonly status: Review['status'];
  readonly hasPrevious: boolean;
  readonly onDecide: (decision: Decision) => void;
  readonly onNext: () => void;
  readonly onPrevious: () => void;
}

const PHONE = `@media (max-width: ${MOBILE_PX - 0.02}px)`;

/** At the lower edge of a phone, where a thumb reaches it. */
const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  [PHONE]: {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: 'appBar',
    px: 2,
    py: 1,
    rowGap: 0.5,
    bgcolor: 'background.paper',
    borderTop: 1,
    borderColor: 'divider',
    '& > button': { flex: '1 1 auto', px: 1 },
    // Three and three.
    '& > hr': { flexBasis: '100%' },
  },
} as const;

/** A line break on a phone, a gap elsewhere. */
const BREAK = { flexGrow: 1, m: 0, border: 0, height: 0 } as const;

/** What has the focus is scrolled to above the bar, and so is the end of the page. */
const ROOM = (
  <GlobalStyles styles={{ [PHONE]: { html: { scrollPaddingBottom: 128 }, body: { paddingBottom: 112 } } }} />
);

/** What can be done with the applicant on the page, each with its key. */
export function ReviewBar({ status, hasPrevious, onDecide, onNext, onPrevious }: ReviewBarProps) {
  return (
    <>
      {ROOM}
      <Box role="group" aria-label="Decision" sx={BAR}>
        <KeyButton
          keyName="A"
          variant="contained"
          disabled={status === 'accepted'}
          onClick={() => onDecide('accepted')}
        >
          Accept
        </KeyButton>
        <KeyButton keyName="M" onClick={() => onDecide('more-information')}>
          More information
        </KeyButton>
        <KeyButton
          keyName="R"
          color="error"
          disabled={status === 'rejected'}
          onClick={() => onDecide('rejected')}
        >
          Reject
        </KeyButton>
        <Box component="hr" aria-hidden sx={BREAK} />
        {status === 'in-review' ? null : (
          <Button variant="text" onClick={() => onDecide('in-review')}>
            {status === 'new' ? 'Take into review' : 'Review again'}
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
