import type { Exam, ExamQuestion } from '@concord/contracts';
import { Stack } from '@concord/ui';
import { Alert, TextField } from '@concord/ui/forms';
import { useId, useState } from 'react';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { SelectField } from '../../../shared/fields/select-field';
import { DIFFICULTY_OPTIONS } from './difficulty-options';
import { MarkTools } from './mark-tools';
import { OptionFields } from './option-fields';
import { PictureButton, PictureDrop, PictureField } from './picture-field';
import { QuestionDraft } from './question-draft';
import { toInput, topicsOf, withQuestion } from './question-inputs';
import { checkValues, type QuestionValues, valuesOf } from './question-values';
import { useExamChange } from './use-exam-change';

interface QuestionDialogProps {
  readonly exam: Exam;
  /** Undefined for a new question. */
  readonly question?: ExamQuestion;
  readonly onClose: () => void;
}

const isSame = (a: ExamQuestion | undefined, b: ExamQuestion) =>
  a !== undefined && JSON.stringify(toInput(a)) === JSON.stringify(toInput(b));

/** Adds or changes one question of an exam. */
export function QuestionDialog({ exam: opened, question, onClose }: QuestionDialogProps) {
  const { exam, change } = useExamChange(opened);
  const [values, setValues] = useState(() => valuesOf(question));
  const [submitted, setSubmitted] = useState(false);
  const topicsId = useId();
  const theirs = exam.questions.find(({ _id }) => _id === question?._id);
  const checked = checkValues(values, theirs?._id);
  const problemOf = (field: string) => (submitted ? checked.problems[field] : undefined);
  const set = (some: Partial<QuestionValues>) => setValues((before) => ({ ...before, ...some }));
  const send = () => {
    setSubmitted(true);
    return checked.input && change({ questions: withQuestion(exam, checked.input) });
  };
  return (
    <FormDialog
      wide
      title={question ? `Edit question ${question.qstNumber}` : 'Add a question'}
      submitLabel={question ? 'Save' : 'Add'}
      successText={question ? 'Question saved' : 'Question added'}
      send={send}
      onClose={onClose}
    >
      {question && !isSame(theirs, question) ? <Changed theirs={theirs} /> : null}
      <MarkTools values={values} onChange={set} />
      <PictureDrop onPicture={(picture) => set({ picture })}>
        <Stack direction="row" spacing={0.5} sx={{ alignItems: 'flex-start' }}>
          <TextField
            required
            fullWidth
            multiline
            minRows={2}
            slotProps={{ htmlInput: { 'data-mark-field': 'question' } }}
            label="Question"
            value={values.question}
            error={Boolean(problemOf('question'))}
            helperText={problemOf('question')}
            onChange={(event) => set({ question: event.target.value })}
          />
          <PictureButton name="the question" onPicture={(picture) => set({ picture })} />
        </Stack>
        <PictureField
          name="the question"
          mayDecorate
          picture={values.picture}
          problem={problemOf('picture.alt')}
          onChange={(picture) => set({ picture })}
        />
      </PictureDrop>
      <OptionFields values={values} problemOf={problemOf} onChange={set} />
      <QuestionDraft values={values} />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField
          fullWidth
          label="Topic"
          value={values.topic}
          error={Boolean(problemOf('topic'))}
          helperText={problemOf('topic') ?? "Candidates can't see it"}
          onChange={(event) => set({ topic: event.target.value })}
          slotProps={{ htmlInput: { list: topicsId } }}
        />
        <datalist id={topicsId}>
          {topicsOf(exam.questions).map((topic) => (
            <option key={topic} value={topic} />
          ))}
        </datalist>
        <SelectField
          fullWidth
          label="Difficulty"
          emptyLabel="Not given"
          value={values.difficulty}
          options={DIFFICULTY_OPTIONS}
          onChange={(difficulty) => set({ difficulty })}
        />
        <SelectField
          fullWidth
          label="Stay last when shuffled"
          emptyLabel="Automatic"
          value={values.pinned}
          options={values.options.map((_, count) => [String(count), lastOptions(count)] as const)}
          onChange={(pinned) => set({ pinned })}
        />
      </Stack>
    </FormDialog>
  );
}

function lastOptions(count: number): string {
  if (count === 0) return 'None';
  return count === 1 ? 'The last option' : `The last ${count} options`;
}

/** Warning that somebody else has changed the question. */
function Changed({ theirs }: { readonly theirs?: ExamQuestion }) {
  if (!theirs)
    return (
      <Alert severity="warning">
        Someone else removed this question while you were editing. Saving adds it again.
      </Alert>
    );
  return (
    <Alert severity="warning">
      Someone else changed this question while you were editing. It now reads “{theirs.question}”. Options:{' '}
      {theirs.options.join('; ')}. Right answer: {theirs.answer}. Saving replaces it with your version.
    </Alert>
  );
}
