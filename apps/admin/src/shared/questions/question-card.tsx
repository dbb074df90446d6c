import { Box, Paper, Stack, Typography } from '@concord/ui';
import { CheckIcon } from '@concord/ui/display';
import type { ReactNode } from 'react';
import { OptionContent, QuestionImage, QuestionText, type ShownQuestion } from './question-parts';

interface QuestionListProps {
  /** Buttons beside the heading. */
  readonly actions?: ReactNode;
  /** Content below the heading, e.g. a search for questions. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** Numbered list of questions, of an exam or a result; its items are `QuestionCard`s. */
export function QuestionList({ actions, tools, children }: QuestionListProps) {
  return (
    <section>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ mb: 2, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography variant="h2">Questions</Typography>
        {actions}
      </Stack>
      {tools}
      <Stack component="ol" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {children}
      </Stack>
    </section>
  );
}

interface OptionListProps {
  readonly question: ShownQuestion;
  readonly answer: string;
  /** The candidate's choice: null if unanswered, absent outside results. */
  readonly chosen?: string | null;
}

const markOf = (option: string, { answer, chosen }: OptionListProps) =>
  [option === answer ? 'Correct answer' : '', option === chosen ? 'Chosen' : ''].filter(Boolean).join(', ');

function colorsOf(option: string, { answer, chosen }: OptionListProps) {
  if (option === answer) return { bgcolor: 'primary.light', borderColor: 'primary.main' };
  if (option === chosen) return { bgcolor: 'error.light', borderColor: 'error.main' };
  return { borderColor: 'divider' };
}

/** Options of a question. Text and colour mark the right one and the chosen one. */
export function OptionList(props: OptionListProps) {
  return (
    <Stack component="ol" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {props.question.options.map((option, index) => {
        const mark = markOf(option, props);
        return (
          <Box
            component="li"
            key={option}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 1.5,
              px: 1.5,
              py: 1,
              border: 1,
              borderRadius: 1,
              ...colorsOf(option, props),
            }}
          >
            <Typography component="span" color="textSecondary">
              {String.fromCharCode(65 + index)}.
            </Typography>
            <Typography
              component="span"
              sx={{ flex: '1 1 200px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
            >
              <OptionContent question={props.question} at={index} />
            </Typography>
            {mark ? (
              <Typography
                component="span"
                variant="subtitle2"
                color={option === props.answer ? 'primary.dark' : 'error.dark'}
                sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
              >
                {option === props.answer ? <CheckIcon fontSize="small" /> : null}
                {mark}
              </Typography>
            ) : null}
          </Box>
        );
      })}
    </Stack>
  );
}

interface QuestionCardProps extends OptionListProps {
  readonly number: number;
  readonly note?: ReactNode;
}

/** Skips the layout of questions out of view, as there may be hundreds; print has all. */
const CARD = {
  p: { xs: 2, md: 3 },
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 360px',
  '@media print': { contentVisibility: 'visible' },
} as const;

export function QuestionCard({ number, note, ...props }: QuestionCardProps) {
  const { question } = props;
  return (
    <Paper component="li" variant="outlined" sx={CARD}>
      <Typography component="h3" sx={{ fontWeight: 600, mb: 1.5, whiteSpace: 'pre-wrap' }}>
        {number}. <QuestionText question={question} />
      </Typography>
      <QuestionImage question={question} />
      <OptionList {...props} />
      {note}
    </Paper>
  );
}
