import type { ResultDetail } from '@concord/contracts';
import { Box, Typography } from '@concord/ui';
import { DetailList } from '../../shared/page/detail-list';
import { lateAnswerDiffers } from './late-answers-score';

type Question = ResultDetail['questions'][number];

const optionText = (option: string | null) => option ?? 'Not answered';

/** The graded answer beside the late one; nothing without a late answer. */
export function LateAnswerNote({ question }: { readonly question: Question }) {
  if (question.lateOption === undefined) return null;
  if (!lateAnswerDiffers(question))
    return (
      <Typography color="textSecondary" sx={{ mt: 1.5 }}>
        The same answer came late as well.
      </Typography>
    );
  return (
    <Box sx={{ mt: 2, p: 2, borderRadius: 1, bgcolor: 'secondary.light' }}>
      <DetailList
        items={[
          ['Graded', optionText(question.selectedOption)],
          ['Came late', optionText(question.lateOption)],
        ]}
      />
    </Box>
  );
}
