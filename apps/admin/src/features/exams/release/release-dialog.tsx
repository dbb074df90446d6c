import type { Exam, ExamRelease } from '@concord/contracts';
import { Stack } from '@concord/ui';
import { Radio } from '@concord/ui/display';
import { Alert, FormControl, FormControlLabel, FormLabel } from '@concord/ui/forms';
import { useId, useState } from 'react';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { LocalTimeFields } from '../../../shared/fields/local-time-fields';
import { localTimeOf, momentOf } from '../../../shared/nigerian-time';
import { useExamChange } from '../questions/use-exam-change';
import { isHeld } from './release-time';

const CHOICES = [
  ['immediate', 'At once, when the exam is submitted'],
  ['held', 'When a super administrator releases them'],
  ['moment', 'At a set date and time'],
] as const;
type Choice = (typeof CHOICES)[number][0];

const MORNING = { day: '', time: '09:00' };

const choiceOf = (release: ExamRelease): Choice =>
  release === 'immediate' || release === 'held' ? release : 'moment';

/** What a change does that nobody may expect. */
function warningOf(from: ExamRelease, to: ExamRelease | undefined): string | undefined {
  if (to === undefined) return undefined;
  if (isHeld(from) && !isHeld(to))
    return "All candidates will see their results and get them by e-mail. This can't be undone.";
  if (!isHeld(from) && isHeld(to))
    return "Results that candidates have already seen or got by e-mail can't be taken back.";
  return undefined;
}

interface ReleaseDialogProps {
  readonly exam: Exam;
  readonly onClose: () => void;
}

/** Sets when candidates learn their results. */
export function ReleaseDialog({ exam: opened, onClose }: ReleaseDialogProps) {
  const { exam, change } = useExamChange(opened);
  const before = opened.release ?? 'immediate';
  const [choice, setChoice] = useState(() => choiceOf(isHeld(before) ? before : 'immediate'));
  const [local, setLocal] = useState(() =>
    choiceOf(before) === 'moment' && isHeld(before) ? localTimeOf(before) : MORNING,
  );
  const labelId = useId();
  const release = choice === 'moment' ? momentOf(local) : choice;
  const isPast = choice === 'moment' && release !== undefined && !isHeld(release);
  const warning = warningOf(exam.release ?? 'immediate', release);
  return (
    <FormDialog
      title="Release of results"
      submitLabel="Save"
      successText="Release of results saved"
      disabled={release === undefined || isPast}
      send={() => (release ? change({ release }) : undefined)}
      onClose={onClose}
    >
      <FormControl>
        <FormLabel id={labelId}>When candidates see their results</FormLabel>
        <Stack role="radiogroup" aria-labelledby={labelId}>
          {CHOICES.map(([value, label]) => (
            <FormControlLabel
              key={value}
              label={label}
              control={
                <Radio
                  name="release"
                  value={value}
                  checked={choice === value}
                  onChange={() => setChoice(value)}
                />
              }
            />
          ))}
        </Stack>
      </FormControl>
      {choice === 'moment' ? (
        <LocalTimeFields
          local={local}
          onLocal={setLocal}
          problem={isPast ? 'This time has passed' : undefined}
        />
      ) : null}
      {warning ? <Alert severity="warning">{warning}</Alert> : null}
    </FormDialog>
  );
}
