import type { Exam, Paper, PaperQuestion } from '@concord/contracts';
import { Box, Button, ErrorState, Skeleton, Stack, Typography } from '@concord/ui';
import { Radio, RefreshIcon } from '@concord/ui/display';
import { FormControlLabel } from '@concord/ui/forms';
import { useState } from 'react';
import { ReadingDialog } from '../../../shared/dialogs/reading-dialog';
import { counted } from '../../../shared/format';
import { OptionContent, QuestionImage, QuestionText } from '../../../shared/questions/question-parts';
import { useExamPreviewQuery } from '../requests';

interface QuestionProps {
  readonly question: PaperQuestion;
  readonly chosen: string | undefined;
  readonly onChoose: (option: string) => void;
}

function Question({ question, chosen, onChoose }: QuestionProps) {
  const { _id, options } = question;
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography
        component="legend"
        variant="h3"
        sx={{ mb: 2, p: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        <QuestionText question={question} />
      </Typography>
      <QuestionImage question={question} />
      <Stack spacing={1}>
        {options.map((option, index) => (
          <FormControlLabel
            key={option}
            control={<Radio name={_id} checked={chosen === option} onChange={() => onChoose(option)} />}
            label={<OptionContent question={question} at={index} />}
            sx={{
              m: 0,
              px: 1,
              py: 0.5,
              minHeight: 52,
              border: 1,
              borderRadius: 1,
              borderColor: chosen === option ? 'primary.main' : 'divider',
              '& .MuiFormControlLabel-label': {
                whiteSpace: 'pre-wrap',
                overflowWrap: 'anywhere',
                minWidth: 0,
              },
            }}
          />
        ))}
      </Stack>
    </Box>
  );
}

function Sitting({ paper: { questions } }: { readonly paper: Paper }) {
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const question = questions[at];
  if (!question) return null;
  return (
    <Stack spacing={2.5}>
      <Typography color="textSecondary" aria-live="polite">
        Question {at + 1} of {questions.length}
      </Typography>
      <Question
        question={question}
        chosen={chosen[question._id]}
        onChoose={(option) => setChosen({ ...chosen, [question._id]: option })}
      />
      <Stack direction="row" spacing={1.5}>
        <Button variant="outlined" disabled={at === 0} onClick={() => setAt(at - 1)}>
          Previous
        </Button>
        <Button variant="contained" disabled={at === questions.length - 1} onClick={() => setAt(at + 1)}>
          Next
        </Button>
      </Stack>
    </Stack>
  );
}

/** A sample paper of an exam, drawn by the server as for an attempt. Nothing is stored. */
export function PreviewDialog({ exam, onClose }: { readonly exam: Exam; readonly onClose: () => void }) {
  const query = useExamPreviewQuery({ params: { id: exam._id } }, { refetchOnMountOrArgChange: true });
  const { currentData: paper, error, isFetching, fulfilledTimeStamp } = query;
  return (
    <ReadingDialog title={`${exam.examName}, as a candidate sees it`} onClose={onClose}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography>
          {paper
            ? `${counted(paper.totalQuestions, 'question')} in ${counted(paper.duration, 'minute')}`
            : ''}
        </Typography>
        <Button startIcon={<RefreshIcon />} loading={isFetching} onClick={() => void query.refetch()}>
          Draw another
        </Button>
      </Stack>
      {paper ? <Sitting key={fulfilledTimeStamp} paper={paper} /> : null}
      {!paper && error && !isFetching ? (
        <ErrorState error={error} onRetry={() => void query.refetch()} />
      ) : null}
      {!paper && isFetching ? <Skeleton variant="rounded" height={280} /> : null}
    </ReadingDialog>
  );
}
