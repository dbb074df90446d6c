import type { Assignment } from '@concord/contracts';
import { Box, LinkButton, Paper, Stack, Typography } from '@concord/ui';
import { CheckIcon } from '@concord/ui/basics';
import { useId } from 'react';
import { asDay, asScore } from '../shared/format';
import { heldText } from '../shared/held-text';
import { Facts } from './facts';
import { Tag } from './tag';

/** E.g. `10 of 16 · 63%`; only the score if the list has no result, empty without a score. */
function scoreText({ result, score, exam }: Assignment): string {
  if (result) return `${asScore(result.total_score, result.total_questions)} · ${result.percantage}%`;
  return score === null ? '' : asScore(score, exam.totalQuestions);
}

function OutcomeTag({ result, held }: Pick<Assignment, 'result' | 'held'>) {
  if (!result)
    return (
      <Tag tone="good" icon={<CheckIcon fontSize="small" aria-hidden="true" />}>
        {held ? 'Received' : 'Completed'}
      </Tag>
    );
  return <Tag tone={result.pass ? 'good' : 'bad'}>{result.pass ? 'Passed' : 'Fail'}</Tag>;
}

function CompletedExam({ assignment }: { readonly assignment: Assignment }) {
  const { exam, dateWritten, result, held } = assignment;
  const score = scoreText(assignment);
  return (
    <Paper component="li" variant="outlined" sx={{ p: { xs: 2, md: 2.5 } }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1}
        sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
            {exam.examName}
          </Typography>
          <Facts texts={[exam.examCode, ...(dateWritten ? [`Written ${asDay(dateWritten)}`] : [])]} />
        </Box>
        <OutcomeTag result={result} held={held} />
      </Stack>
      {held ? <Typography sx={{ mt: 1 }}>{heldText(held)}</Typography> : null}
      {score ? (
        <Stack
          direction="row"
          sx={{ mt: 1, flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}
        >
          <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{score}</Typography>
          {result ? (
            <LinkButton
              to={`/exam-result?id=${result._id}`}
              variant="outlined"
              aria-label={`See result of ${exam.examName}`}
            >
              See result
            </LinkButton>
          ) : null}
        </Stack>
      ) : null}
    </Paper>
  );
}

/** Completed exams, with links to results and slips. */
export function CompletedExams({ assignments }: { readonly assignments: readonly Assignment[] }) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 5 }}>
      <Typography id={titleId} variant="h3" component="h2" sx={{ mb: 2 }}>
        Completed exams
      </Typography>
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {assignments.map((assignment) => (
          <CompletedExam key={assignment._id} assignment={assignment} />
        ))}
      </Stack>
    </Box>
  );
}
