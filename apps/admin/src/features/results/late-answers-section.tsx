import type { LateDecision, ResultDetail } from '@concord/contracts';
import { Button, Stack, Typography } from '@concord/ui';
import { useState } from 'react';
import { ReasonDialog } from '../../shared/dialogs/reason-dialog';
import { counted, formatDateTime, fullName, scoreText, spanText } from '../../shared/format';
import { DetailList } from '../../shared/page/detail-list';
import { Section } from '../../shared/page/section';
import { lateAnswerDiffers, type Score, scoreWithLateAnswers } from './late-answers-score';
import { useLateDecideMutation } from './requests';

const TEXTS = {
  accept: {
    title: 'Count the late answers?',
    submitLabel: 'Count late answers',
    successText: 'Late answers counted',
  },
  dismiss: {
    title: 'Leave out the late answers?',
    submitLabel: 'Leave out late answers',
    successText: 'Late answers left out',
  },
} as const;

const outcomeText = ({ correct, total, percentage, pass }: Score) =>
  `${scoreText(correct, total)}, ${percentage}%, ${pass ? 'Passed' : 'Fail'}`;

interface LateAnswersDialogProps {
  readonly result: ResultDetail;
  readonly decision: LateDecision['decision'];
  readonly onClose: () => void;
}

function LateAnswersDialog({ result, decision, onClose }: LateAnswersDialogProps) {
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
          ? `The result of ${fullName(result.student)} will be regraded with the late answers.`
          : `The result of ${fullName(result.student)} will stay as it is.`}{' '}
        You can decide this only once.
      </Typography>
      <DetailList
        narrow
        items={[
          ['Current score', outcomeText(graded)],
          ['Score after', outcomeText(after)],
        ]}
      />
    </ReasonDialog>
  );
}

/** Delay of the answers, or a note that the attempt was closed before its deadline. */
const lateBy = ({ lateByMs = 0 }: ResultDetail) =>
  lateByMs > 0 ? <strong>{spanText(lateByMs)} after the deadline</strong> : 'after the exam had ended';

function Decided({ decision }: { readonly decision: LateDecision }) {
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {decision.decision === 'accept'
          ? 'The late answers were counted.'
          : 'The late answers were left out.'}
      </Typography>
      <Typography>
        Decided by {decision.by.username}, {formatDateTime(decision.at)}: {decision.reason}
      </Typography>
    </>
  );
}

/** Decision on late answers, or the buttons to decide; renders nothing without late answers. */
export function LateAnswersSection({ result }: { readonly result: ResultDetail }) {
  const [deciding, setDeciding] = useState<LateDecision['decision'] | null>(null);
  const hasLateAnswers = result.questions.some(({ lateOption }) => lateOption !== undefined);
  if (!result.lateDecision && !hasLateAnswers) return null;
  return (
    <Section title="Late answers">
      {result.lateDecision ? (
        <Decided decision={result.lateDecision} />
      ) : (
        <>
          <Typography sx={{ mb: 2 }}>
            Some answers arrived {lateBy(result)} and were not counted. They differ from the graded ones in{' '}
            {counted(result.questions.filter(lateAnswerDiffers).length, 'question')}, marked below.
          </Typography>
          <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
            <Button variant="contained" onClick={() => setDeciding('accept')}>
              Count late answers
            </Button>
            <Button variant="outlined" onClick={() => setDeciding('dismiss')}>
              Leave out late answers
            </Button>
          </Stack>
        </>
      )}
      {deciding && !result.lateDecision ? (
        <LateAnswersDialog result={result} decision={deciding} onClose={() => setDeciding(null)} />
      ) : null}
    </Section>
  );
}
