import type { MyCard } from '@concord/contracts';
import { dateWords } from '@concord/institute';
import { Box, Typography } from '@concord/ui';
import { CheckIcon, ClockIcon } from '@concord/ui/basics';
import { asMoment } from '../../shared/format';

const LINE = {
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'left',
} as const;

function sentenceOf({ isGood, standing, until }: MyCard): string {
  if (!isGood) return 'Not in good standing';
  if (standing === 'grace')
    return until ? `In good standing, in grace until ${dateWords(until)}` : 'In good standing, in grace';
  return until ? `In good standing until ${dateWords(until)}` : 'In good standing';
}

/** Standing of a card, with the time at which it was true. */
export function StandingLine({ card }: { readonly card: MyCard }) {
  const { isGood, at } = card;
  return (
    <Box sx={{ textAlign: 'center' }}>
      <Typography
        component="p"
        variant="h4"
        sx={{ ...LINE, color: isGood ? 'primary.main' : 'secondary.dark' }}
      >
        {isGood ? <CheckIcon /> : <ClockIcon />}
        {sentenceOf(card)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        True on {asMoment(at)}
      </Typography>
    </Box>
  );
}
