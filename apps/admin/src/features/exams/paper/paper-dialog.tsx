import type { Exam } from '@concord/contracts';
import { Button, Stack, Typography } from '@concord/ui';
import { AddIcon } from '@concord/ui/display';
import { Checkbox, FormControlLabel } from '@concord/ui/forms';
import { useState } from 'react';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { counted } from '../../../shared/format';
import { topicsOf } from '../questions/question-inputs';
import { useExamChange } from '../questions/use-exam-change';
import { checkValues, isFull, NEW_RULE, type PaperValues, type RuleValues, valuesOf } from './paper-values';
import { RuleRow } from './rule-row';

const SWITCHES = [
  ['isDrawn', 'Draw questions by rules'],
  ['shuffleQuestions', 'Shuffle the questions'],
  ['shuffleOptions', 'Shuffle the options of each question'],
] as const;

interface PaperDialogProps {
  readonly exam: Exam;
  readonly onClose: () => void;
}

/** Sets how papers are drawn and shuffled. */
export function PaperDialog({ exam: opened, onClose }: PaperDialogProps) {
  const { exam, change } = useExamChange(opened);
  const [values, setValues] = useState(() => valuesOf(opened.paper));
  const checked = checkValues(values, exam);
  const set = (some: Partial<PaperValues>) => setValues((before) => ({ ...before, ...some }));
  const setRule = (at: number, some: Partial<RuleValues>) =>
    set({ rules: values.rules.map((rule, place) => (place === at ? { ...rule, ...some } : rule)) });
  return (
    <FormDialog
      wide
      title="Question selection"
      submitLabel="Save"
      successText="Question selection saved"
      disabled={!checked.paper}
      send={() => checked.paper && change({ paper: checked.paper })}
      onClose={onClose}
    >
      <Typography>
        Each candidate gets {counted(checked.size, 'question')}. The selection stays the same after a reload,
        on another device and after a reset. Exams in progress don&apos;t change.
      </Typography>
      <Stack>
        {SWITCHES.map(([name, label]) => (
          <FormControlLabel
            key={name}
            label={label}
            control={
              <Checkbox checked={values[name]} onChange={(event) => set({ [name]: event.target.checked })} />
            }
          />
        ))}
      </Stack>
      {values.isDrawn ? (
        <Stack spacing={2.5}>
          {values.rules.map((rule, at) => (
            <RuleRow
              key={at}
              number={at + 1}
              rule={rule}
              topics={topicsOf(exam.questions)}
              certain={checked.rules[at]?.certain ?? 0}
              problem={checked.rules[at]?.problem}
              onChange={(some) => setRule(at, some)}
              onRemove={
                values.rules.length > 1 ? () => set({ rules: values.rules.toSpliced(at, 1) }) : undefined
              }
            />
          ))}
          {isFull(values) ? null : (
            <Button
              startIcon={<AddIcon />}
              onClick={() => set({ rules: [...values.rules, NEW_RULE] })}
              sx={{ alignSelf: 'flex-start' }}
            >
              Add a rule
            </Button>
          )}
        </Stack>
      ) : null}
      {values.shuffleOptions ? (
        <Typography color="textSecondary">
          Options such as “None of the above” stay last. Don&apos;t shuffle options that name letters, such as
          “Both A and B”.
        </Typography>
      ) : null}
    </FormDialog>
  );
}
