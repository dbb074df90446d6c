import type { LateDecision, ResultDetail } from '@concord/contracts';
import { Button, Stack, Typography } from '@concord/ui';
import { useState } from 'react';
import { counted, formatDateTime } from '../../shared/format';
import { Section } from '../../shared/section';
import { DecideLateDialog } from './decide-late-dialog';
import { differs } from './late-score';

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

/** Answers that came too late: what was decided on them, or the two ways to decide. Nothing where there are none. */
export function LatePanel({ result }: { readonly result: ResultDetail }) {
  const [open, setOpen] = useState<LateDecision['decision'] | null>(null);
  const hasLate = result.questions.some(({ lateOption }) => lateOption !== undefined);
  if (!result.lateDecision && !hasLate) return null;
  return (
    <Section title="Late answers">
      {result.lateDecision ? (
        <Decided decision={result.lateDecision} />
      ) : (
        <>
          <Typography sx={{ mb: 2 }}>
            Answers came after the exam had ended and were not counted. They differ from what was graded in{' '}
            {counted(result.questions.filter(differs).length, 'question')}, marked below.
          </Typography>
          <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
            <Button variant="contained" onClick={() => setOpen('accept')}>
              Count them
            </Button>
            <Button variant="outlined" onClick={() => setOpen('dismiss')}>
              Leave them out
            </Button>
          </Stack>
        </>
      )}
      {open && !result.lateDecision ? (
        <DecideLateDialog result={result} decision={open} onClose={() => setOpen(null)} />
      ) : null}
    </Section>
  );
}
