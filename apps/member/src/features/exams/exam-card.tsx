import type { MyExam } from '@concord/contracts';
import { Box, LinkButton, Typography } from '@concord/ui';
import { useHolder } from '../../shared/holder';
import { Card } from './card';
import { factsOf, heldText, scoreOf, stateOf } from './exam-words';

const ROW = {
  mt: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  justifyContent: 'space-between',
  alignItems: 'center',
} as const;

/** An exam of the person, with its result once that is released. */
export function ExamCard({ exam }: { readonly exam: MyExam }) {
  const { isViewed } = useHolder();
  const { examName, held, startForbidden, result } = exam;
  const score = scoreOf(exam);
  return (
    <Card title={examName} state={stateOf(exam)} facts={factsOf(exam)}>
      {held ? <Typography sx={{ mt: 1 }}>{heldText(held)}</Typography> : null}
      {startForbidden ? <Typography sx={{ mt: 1 }}>{startForbidden}.</Typography> : null}
      {score ? (
        <Box sx={ROW}>
          <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{score}</Typography>
          {result && !isViewed ? (
            <LinkButton
              to={`/me/exams/results/${result._id}`}
              variant="outlined"
              aria-label={`See result of ${examName}`}
            >
              See result
            </LinkButton>
          ) : null}
        </Box>
      ) : null}
    </Card>
  );
}
