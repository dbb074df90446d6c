import { Paper, Typography } from '@concord/ui';
import type { ReactNode } from 'react';
import { OptionList } from './option-list';

interface QuestionCardProps {
  readonly number: number;
  readonly question: string;
  readonly options: readonly string[];
  readonly answer: string;
  readonly chosen?: string | null;
  readonly note?: ReactNode;
}

/** A question with its options. */
export function QuestionCard({ number, question, note, ...options }: QuestionCardProps) {
  return (
    <Paper component="li" variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography component="h3" sx={{ fontWeight: 600, mb: 1.5, whiteSpace: 'pre-line' }}>
        {number}. {question}
      </Typography>
      <OptionList {...options} />
      {note}
    </Paper>
  );
}
