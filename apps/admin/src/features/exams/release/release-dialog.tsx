import type { Exam, ExamRelease } from '@concord/contracts';
import { Stack } from '@concord/ui';
import { Radio } from '@concord/ui/display';
import { Alert, FormControl, FormControlLabel, FormLabel } from '@concord/ui/forms';
import { useId } from 'react';
import { z } from 'zod';
import { SchemaDialog } from '../../../shared/dialogs/schema-dialog';
import { LocalTimeFields } from '../../../shared/fields/local-time-fields';
import { useSchemaForm } from '../../../shared/forms/use-schema-form';
import { type LocalTime, localTimeOf, momentOf } from '../../../shared/nigerian-time';
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

const PAST = 'This time has passed';

/** Release for the request; undefined while the day or time is incomplete. */
const releaseOf = ({ choice, local }: z.infer<typeof schema>): ExamRelease | undefined =>
  choice === 'moment' ? momentOf(local) : choice;

const schema = z
  .object({ choice: z.custom<Choice>(), local: z.custom<LocalTime>() })
  .refine(({ choice, local }) => choice !== 'moment' || isHeld(momentOf(local) ?? 'immediate'), PAST);

/** Warning about a surprising consequence of a change. */
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

/** Sets when candidates see their results. */
export function ReleaseDialog({ exam: opened, onClose }: ReleaseDialogProps) {
  const { exam, change } = useExamChange(opened);
  const before = opened.release ?? 'immediate';
  const form = useSchemaForm(schema, {
    choice: choiceOf(isHeld(before) ? before : 'immediate'),
    local: choiceOf(before) === 'moment' && isHeld(before) ? localTimeOf(before) : MORNING,
  });
  const { choice, local } = form.values;
  const labelId = useId();
  const release = releaseOf(form.values);
  const warning = warningOf(exam.release ?? 'immediate', release);
  return (
    <SchemaDialog
      form={form}
      title="Release of results"
      submitLabel="Save"
      successText="Release of results saved"
      disabled={!form.isComplete}
      send={(values) => change({ release: releaseOf(values) })}
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
                  onChange={() => form.setterOf('choice')(value)}
                />
              }
            />
          ))}
        </Stack>
      </FormControl>
      {choice === 'moment' ? (
        <LocalTimeFields
          local={local}
          onLocal={form.setterOf('local')}
          problem={release && !form.isComplete ? PAST : undefined}
        />
      ) : null}
      {warning ? <Alert severity="warning">{warning}</Alert> : null}
    </SchemaDialog>
  );
}
