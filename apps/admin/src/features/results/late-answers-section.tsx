import type { LateDecision, ResultDetail } from '@concord/contracts';
import { Button, Stack, Typography } from '@concord/ui';
import { useState } from 'react';
import { counted, formatDateTime } from '../../shared/format';
import { Section } from '../../shared/page/section';
import { LateAnswersDialog } from './late-answers-dialog';
import { lateAnswerDiffers } from './late-answers-score';

function Decided({ decision }: { readonly decision: LateDecision }) {
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {decision.decision === 'accept' ? 'The late answers count.' : 'The late answers were left out.'}
      </Typography>
      <Typography>
        Decided by {decision.by.username}, {formatDateTime(decision.at)}: {decision.reason}
      </Typography>
    </>
  );
}

/** The decision on answers that arrived after the deadline, or the buttons to decide; nothing without such answers. */
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
            Answers came after the exam had ended and were not counted. They differ from what was graded in{' '}
            {counted(result.questions.filter(lateAnswerDiffers).length, 'question')}, marked below.
          </Typography>
          <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
            <Button variant="contained" onClick={() => setDeciding('accept')}>
              Count them
            </Button>
            <Button variant="outlined" onClick={() => setDeciding('dismiss')}>
              Leave them out
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
