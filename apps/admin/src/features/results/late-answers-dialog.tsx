import type { LateDecision, ResultDetail } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { DetailList } from '../../shared/page/detail-list';
import { fullName } from '../../shared/format';
import { ReasonDialog } from '../../shared/dialogs/reason-dialog';
import { type Score, scoreWithLateAnswers } from './late-answers-score';
import { useLateDecideMutation } from './requests';

const TEXTS = {
  accept: {
    title: 'Count the late answers?',
    submitLabel: 'Count them',
    successText: 'Late answers counted Succesfully',
  },
  dismiss: {
    title: 'Leave the late answers out?',
    submitLabel: 'Leave them out',
    successText: 'Late answers left out Succesfully',
  },
} as const;

const scoreText = ({ correct, total, percentage, pass }: Score) =>
  `${correct} / ${total}, ${percentage}%, ${pass ? 'Passed' : 'Fail'}`;

interface LateAnswersDialogProps {
  readonly result: ResultDetail;
  readonly decision: LateDecision['decision'];
  readonly onClose: () => void;
}

export function LateAnswersDialog({ result, decision, onClose }: LateAnswersDialogProps) {
  const [decide] = useLateDecideMutation();
  const graded: Score = {
    correct: result.total_correct,
    total: result.questions.length,
    percentage: result.percantage,
    pass: result.pass,
  };
  const after = decision === 'accept' ? scoreWithLateAnswers(result) : graded;
  return (
    <ReasonDialog
      {...TEXTS[decision]}
      send={(reason) => decide({ params: { id: result._id }, body: { decision, reason } }).unwrap()}
      onClose={onClose}
    >
      <Typography>
        {decision === 'accept'
          ? `The result of ${fullName(result.student)} is graded anew with the late answers.`
          : `The result of ${fullName(result.student)} stays as it is.`}{' '}
        This is decided once.
      </Typography>
      <DetailList
        narrow
        items={[
          ['Score now', scoreText(graded)],
          ['Score then', scoreText(after)],
        ]}
      />
    </ReasonDialog>
  );
}
