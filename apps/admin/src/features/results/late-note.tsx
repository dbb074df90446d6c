import type { ResultDetail } from '@concord/contracts';
import { Box, Typography } from '@concord/ui';
import { DetailList } from '../../shared/detail-list';
import { differs } from './late-score';

type Question = ResultDetail['questions'][number];

const optionWords = (option: string | null) => option ?? 'Not answered';

/** The answer that was graded and the one that came late, side by side. */
export function LateNote({ question }: { readonly question: Question }) {
  if (question.lateOption === undefined) return null;
  if (!differs(question))
    return (
      <Typography color="textSecondary" sx={{ mt: 1.5 }}>
        The same answer came late as well.
      </Typography>
    );
  return (
    <Box sx={{ mt: 2, p: 2, borderRadius: 1, bgcolor: 'secondary.light' }}>
      <DetailList
        items={[
          ['Graded', optionWords(question.selectedOption)],
          ['Came late', optionWords(question.lateOption)],
        ]}
      />
    </Box>
  );
}
