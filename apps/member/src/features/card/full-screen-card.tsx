import { Box, Button } from '@concord/ui';
import { Dialog } from '@concord/ui/dialogs';
import { CardCode } from './card-code';
import { CardFace } from './card-face';
import { StandingLine } from './standing-line';
import type { ShownCard } from './use-card';

const CONTENT = {
  minHeight: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2.5,
  p: 2,
  '& > *': { width: '100%', maxWidth: 460 },
} as const;

interface FullScreenCardProps {
  readonly shown: ShownCard;
  readonly onClose: () => void;
}

/** The card alone, to show to somebody who scans it. */
export default function FullScreenCard({ shown: { card, photo }, onClose }: FullScreenCardProps) {
  return (
    <Dialog open fullScreen onClose={onClose} slotProps={{ paper: { 'aria-label': 'Membership card' } }}>
      <Box sx={CONTENT}>
        <CardFace card={card} photo={photo} />
        <StandingLine card={card} />
        <CardCode path={card.path} />
        <Button variant="outlined" size="large" onClick={onClose}>
          Close
        </Button>
      </Box>
    </Dialog>
  );
}
