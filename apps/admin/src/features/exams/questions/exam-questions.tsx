import type { Exam, ExamQuestion } from '@concord/contracts';
import { Button, Stack, Typography, VISUALLY_HIDDEN } from '@concord/ui';
import { AddIcon, ViewIcon } from '@concord/ui/display';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { DialogButton } from '../../../shared/dialogs/dialog-button';
import { counted } from '../../../shared/format';
import { QuestionCard, QuestionList } from '../../../shared/questions/question-card';
import { useExamStatisticsQuery } from '../../../shared/requests';
import { PreviewDialog } from './preview-dialog';
import { QuestionActions } from './question-actions';
import { QuestionDialog } from './question-dialog';
import { findQuestions, flagsOf, NO_QUESTION_FILTER } from './question-filter';
import { QuestionTools } from './question-tools';

interface OneProps {
  readonly exam: Exam;
  readonly question: ExamQuestion;
  readonly flags: readonly string[];
}

/** Memoised: an exam may have 500 questions, and typing in a filter re-renders the list. */
const One = memo(function One({ exam, question, flags }: OneProps) {
  return (
    <QuestionCard
      number={question.qstNumber}
      question={question}
      answer={question.answer}
      note={<QuestionActions exam={exam} question={question} flags={flags} />}
    />
  );
});

const NO_FLAGS: readonly string[] = [];

/** Questions of an exam: search, preview and editing. */
export function ExamQuestions({ exam }: { readonly exam: Exam }) {
  const [filter, setFilter] = useState(NO_QUESTION_FILTER);
  const wanted = useDeferredValue(filter);
  const { questions, paper } = exam;
  const { data: { items } = {} } = useExamStatisticsQuery({ params: { id: exam._id }, query: {} });
  const flags = useMemo(() => flagsOf(questions, { rules: paper?.rules, items }), [questions, paper, items]);
  const found = useMemo(() => findQuestions(questions, wanted, flags), [questions, wanted, flags]);
  const isNarrowed = found.length < questions.length;
  return (
    <QuestionList
      actions={
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <DialogButton
            variant="outlined"
            icon={<ViewIcon />}
            dialog={(close) => <PreviewDialog exam={exam} onClose={close} />}
          >
            Preview
          </DialogButton>
          <DialogButton
            variant="outlined"
            icon={<AddIcon />}
            dialog={(close) => <QuestionDialog exam={exam} onClose={close} />}
          >
            Add a question
          </DialogButton>
        </Stack>
      }
      tools={
        <>
          <QuestionTools questions={questions} flagged={flags.size} filter={filter} onFilter={setFilter} />
          <Typography role="status" sx={isNarrowed ? { mb: 2 } : VISUALLY_HIDDEN}>
            {isNarrowed ? `${found.length} of ${counted(questions.length, 'question')}` : ''}
          </Typography>
        </>
      }
    >
      {found.map((each) => (
        <One key={each._id} exam={exam} question={each} flags={flags.get(each._id) ?? NO_FLAGS} />
      ))}
      {found.length === 0 ? (
        <li>
          <Button variant="outlined" onClick={() => setFilter(NO_QUESTION_FILTER)}>
            Show all questions
          </Button>
        </li>
      ) : null}
    </QuestionList>
  );
}
