import type { PaperQuestion } from '@concord/contracts';
import { Box, Paper, Stack, Typography } from '@concord/ui';
import { Radio, RadioGroup } from '@concord/ui/forms';
import { useEffect, useId, useRef } from 'react';
import type { Choice } from '../attempt/save-state';

interface QuestionCardProps {
  readonly question: PaperQuestion;
  readonly number: number;
  readonly choice: Choice;
  readonly onChoose: (option: string) => void;
}

/** One question with its options. Coming to another question puts the focus on its text. */
export function QuestionCard({ question, number, choice, onChoose }: QuestionCardProps) {
  const textId = useId();
  const text = useRef<HTMLHeadingElement>(null);
  const shown = useRef(question._id);

  useEffect(() => {
    if (shown.current === question._id) return;
    shown.current = question._id;
    text.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [question._id]);

  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, md: 4 } }}>
      <Typography variant="overline" component="p" color="primary">
        Question {number}
      </Typography>
      <Typography
        id={textId}
        ref={text}
        tabIndex={-1}
        variant="h3"
        component="h2"
        sx={{ mb: 3, whiteSpace: 'pre-line', outline: 'none' }}
      >
        {question.question}
      </Typography>
      <RadioGroup
        aria-labelledby={textId}
        name={question._id}
        value={choice ?? ''}
        onChange={(event) => onChoose(event.target.value)}
      >
        <Stack spacing={1.25}>
          {question.options.map((option) => (
            <Box
              key={option}
              component="label"
              sx={{
                display: 'flex',
                alignItems: 'flex-start',
                gap: 0.5,
                px: 1,
                py: 0.75,
                border: 1,
                borderRadius: 1,
                cursor: 'pointer',
                borderColor: option === choice ? 'primary.main' : 'divider',
                bgcolor: option === choice ? 'primary.light' : 'background.paper',
                '&:hover': { borderColor: 'primary.main' },
              }}
            >
              <Radio value={option} />
              <Typography component="span" sx={{ py: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {option}
              </Typography>
            </Box>
          ))}
        </Stack>
      </RadioGroup>
    </Paper>
  );
}
