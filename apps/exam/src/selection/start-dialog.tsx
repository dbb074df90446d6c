import type { Assignment } from '@concord/contracts';
import { greetedName } from '@concord/institute';
import { Box, Button, Typography } from '@concord/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@concord/ui/dialogs';
import { useId, useState } from 'react';
import { asCountdown, asDuration } from '../shared/format';
import { heldText } from '../shared/held-text';
import { Notice } from '../shared/notice';
import { type AssignmentState, isPaused } from './assignment-state';
import { CodeField } from './code-field';
import { SebNotice } from './seb-notice';
import type { ExamStudent } from '../screen/exam.slice';

interface StartDialogProps {
  readonly student: ExamStudent;
  readonly assignment: Assignment;
  readonly state: AssignmentState;
  readonly open: boolean;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onLater: () => void;
  /** Called with the typed access code. */
  readonly onContinue: (code: string) => void;
}

interface FactProps {
  readonly term: string;
  readonly value: string | number;
  readonly className?: string;
}

const Fact = ({ term, value, className }: FactProps) => (
  <Box
    className={className}
    sx={{ bgcolor: 'primary.light', borderRadius: 1, px: { xs: 1.5, sm: 2 }, py: 1.5, minWidth: 0 }}
  >
    <Typography component="dt" variant="body2" color="textSecondary">
      {term}
    </Typography>
    <Typography component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
      {value}
    </Typography>
  </Box>
);

function clockText(isUnderWay: boolean, isStill: boolean): string {
  if (isStill) return 'When the exam resumes, the clock runs even if you leave the page.';
  const runsOn = 'The clock does not stop if you leave the page.';
  return isUnderWay ? runsOn : `The clock starts when you press Continue. ${runsOn}`;
}

/** Describes the exam before it starts; its time begins at Continue. */
export function StartDialog(props: StartDialogProps) {
  const { student, assignment, state, open, busy, problem, onLater, onContinue } = props;
  const { examName, examCode, totalQuestions } = assignment.exam;
  const titleId = useId();
  const formId = useId();
  const [code, setCode] = useState('');
  const isUnderWay = state.kind === 'under-way';
  const isStill = isPaused(state);
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onLater}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { mx: { xs: 2, sm: 4 }, width: { xs: 'calc(100% - 32px)' } } } }}
    >
      <DialogTitle id={titleId} component="h2" sx={{ typography: 'h2', overflowWrap: 'anywhere' }}>
        Hello {greetedName(student)}
      </DialogTitle>
      <DialogContent tabIndex={0}>
        <form
          id={formId}
          onSubmit={(event) => {
            event.preventDefault();
            onContinue(code);
          }}
        >
          {isUnderWay ? (
            <Notice tone="info" sx={{ mb: 2 }}>
              {isStill
                ? 'The invigilator has paused your exam, so your clock has stopped. It starts again when the exam resumes.'
                : 'You have already started this exam, and the clock is running. Your saved answers are kept.'}
            </Notice>
          ) : null}
          <Box
            component="dl"
            sx={{
              m: 0,
              mb: 3,
              display: 'grid',
              gap: 1.5,
              gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr' },
              '& .whole-row': { gridColumn: '1 / -1' },
              '& .phone-row': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
            }}
          >
            <Fact term="Exam" value={examName} className="whole-row" />
            <Fact term="Exam code" value={examCode} className="phone-row" />
            <Fact
              term="Duration"
              value={asDuration(assignment)}
              className={assignment.extraTime > 0 ? 'whole-row' : undefined}
            />
            <Fact term="Total questions" value={totalQuestions} />
            {isUnderWay ? (
              <Fact term="Time left" value={asCountdown(state.msLeft)} className="whole-row" />
            ) : null}
          </Box>
          <Typography variant="h4" component="h3">
            Instructions
          </Typography>
          <Box component="ul" sx={{ pl: 2.5, my: 1, '& li': { mb: 0.75 } }}>
            <li>Read each question and choose one answer. You can go back and change it.</li>
            <li>
              Every answer is saved as you give it. If you lose your connection, keep answering. Your answers
              are sent when it is back.
            </li>
            <li>{clockText(isUnderWay, isStill)}</li>
            <li>
              Your exam is submitted automatically{' '}
              {isUnderWay ? 'when your time is up' : `after ${asDuration(assignment)}`}.
            </li>
            <li>
              The invigilator can see how often you leave the exam page, copy or print. This does not change
              your result.
            </li>
            {assignment.held ? <li>{heldText(assignment.held)}</li> : null}
          </Box>
          {assignment.needsSeb ? (
            <SebNotice exam={assignment.exam} link={assignment.sebFile} isUnderWay={isUnderWay} />
          ) : null}
          {assignment.needsCode ? <CodeField code={code} onCode={setCode} isUnderWay={isUnderWay} /> : null}
          {problem ? <Notice tone="error">{problem}</Notice> : null}
        </form>
      </DialogContent>
      {/* On a phone the instructions scroll: the line shows that they continue below it. */}
      <DialogActions
        sx={{
          p: { xs: 2, sm: 3 },
          pt: { sm: 0 },
          borderTop: { xs: 1, sm: 0 },
          borderColor: { xs: 'divider' },
        }}
      >
        <Button onClick={onLater} disabled={busy}>
          Take later
        </Button>
        <Button type="submit" form={formId} variant="contained" loading={busy}>
          Continue
        </Button>
      </DialogActions>
    </Dialog>
  );
}
