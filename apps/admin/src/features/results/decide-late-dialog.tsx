import type { LateDecision, ResultDetail } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { DetailList } from '../../shared/detail-list';
import { fullName } from '../../shared/format';
import { ReasonDialog } from '../../shared/reason-dialog';
import { useDecideLateMutation } from './decide-late';
import { type Score, scoreWithLate } from './late-score';

const WORDS = {
  accept: { title: 'Count the late answers?', label: 'Count them', done: 'Late answers counted Succesfully' },
  dismiss: {
    title: 'Leave the late answers out?',
    label: 'Leave them out',
    done: 'Late answers left out Succesfully',
  },
} as const;

const scoreWords = ({ correct, total, percentage, pass }: Score) =>
  `${correct} / ${total}, ${percentage}%, ${pass ? 'Passed' : 'Fail'}`;

interface DecideLateDialogProps {
  readonly result: ResultDetail;
  readonly decision: LateDecision['decision'];
  readonly onClose: () => void;
}

/** Asks for the reason of a decision and shows what it makes of the score. */
export function DecideLateDialog({ result, decision, onClose }: DecideLateDialogProps) {
  const [decide] = useDecideLateMutation();
  const { title, label, done } = WORDS[decision];
  const graded: Score = {
    correct: result.total_correct,
    total: result.questions.length,
    percentage: result.percantage,
    pass: result.pass,
  };
  const after = decision === 'accept' ? scoreWithLate(result) : graded;
  return (
    <ReasonDialog
      title={title}
      submitLabel={label}
      done={done}
      act={(reason) => decide({ _id: result._id, decision, reason }).unwrap()}
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
          ['Score now', scoreWords(graded)],
          ['Score then', scoreWords(after)],
        ]}
      />
    </ReasonDialog>
  );
}
