import { ConfirmDialog } from '@concord/ui/basics';
import { useNavigate } from '@concord/mfe';
import { useState } from 'react';
import type { ExamRun } from '../attempt/exam-run';
import type { SaveState } from '../attempt/save-state';
import type { KeptPlace } from '../device/exam-device';
import { asClock } from '../format/format';
import { ExamHeader } from './exam-header';
import { ExamLayout } from './exam-layout';
import { NewsStrip } from './news-strip';
import { isComplete, paperStanding } from './paper-standing';
import { QuestionView } from './question-view';
import { ReviewView } from './review-view';
import { ShortcutsDialog } from './shortcuts-dialog';
import { usePlace } from './use-place';

interface ExamPaperProps {
  readonly run: ExamRun;
  readonly kept: KeptPlace;
  readonly saves: SaveState;
  readonly msLeft: number;
  /** What there is to tell of the time. */
  readonly news: string;
  readonly onSubmit: () => void;
}

/** What lies over the paper. */
type Over = 'quit' | 'help' | 'map' | null;

/** The questions, one at a time, and their review. */
export function ExamPaper({ run, kept, saves, msLeft, news, onSubmit }: ExamPaperProps) {
  const { attempt, engine } = run;
  const { questions, examName } = attempt.exam;
  const place = usePlace(run, kept);
  const navigate = useNavigate();
  const [over, setOver] = useState<Over>(null);
  const question = questions[place.index];
  if (!question) return null;
  const standing = paperStanding(questions, saves.choices, place.flags);

  return (
    <>
      <title>{`${examName} | Concord`}</title>
      <ExamHeader
        examName={examName}
        index={place.reviewing ? null : place.index}
        total={questions.length}
        msLeft={msLeft}
        saves={saves}
      />
      <NewsStrip words={news} saves={saves} />
      <ExamLayout
        standing={standing}
        place={place}
        mapOpen={over === 'map'}
        onMap={(open) => setOver(open ? 'map' : null)}
        onHelp={() => setOver('help')}
      >
        {place.reviewing ? (
          <ReviewView
            standing={standing}
            onShow={place.show}
            onBack={() => place.show(place.index)}
            onSubmit={onSubmit}
          />
        ) : (
          <QuestionView
            question={question}
            total={questions.length}
            choice={saves.choices[question._id] ?? null}
            place={place}
            covered={over !== null}
            onChoose={(choice) => void engine.choose(question._id, choice)}
            onFinish={isComplete(standing) ? onSubmit : place.review}
            onQuit={() => setOver('quit')}
            onHelp={() => setOver('help')}
          />
        )}
      </ExamLayout>
      <ShortcutsDialog open={over === 'help'} onClose={() => setOver(null)} />
      <ConfirmDialog
        open={over === 'quit'}
        title="Leave the exam for now?"
        confirmLabel="Leave"
        cancelLabel="Stay"
        onCancel={() => setOver(null)}
        onConfirm={() => void navigate('/select-exam')}
      >
        Your answers stay saved and the clock runs on. You can come back and continue until{' '}
        <strong>{asClock(saves.deadline)}</strong>; then the exam submits itself.
      </ConfirmDialog>
    </>
  );
}
