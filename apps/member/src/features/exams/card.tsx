import { Box, Paper, Typography } from '@concord/ui';
import type { ReactNode } from 'react';
import type { Tone } from './exam-words';

const TONES: Record<Tone, string> = {
  good: 'success.main',
  warning: 'warning.dark',
  bad: 'error.main',
  plain: 'text.secondary',
};

interface CardProps {
  readonly title: string;
  readonly state: { readonly tone: Tone; readonly text: string };
  readonly facts: readonly string[];
  readonly children?: ReactNode;
}

const FACTS = {
  m: 0,
  p: 0,
  mt: 0.5,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
} as const;

/** An exam or a certificate in a list. */
export const Card = ({ title, state, facts, children }: CardProps) => (
  <Paper component="li" variant="outlined" sx={{ p: { xs: 2, md: 2.5 } }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
      <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        {title}
      </Typography>
      <Typography sx={{ color: TONES[state.tone], fontWeight: 600 }}>{state.text}</Typography>
    </Box>
    <Box component="ul" sx={FACTS}>
      {facts.map((fact) => (
        <Typography
          key={fact}
          component="li"
          variant="body2"
          color="textSecondary"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {fact}
        </Typography>
      ))}
    </Box>
    {children}
  </Paper>
);
