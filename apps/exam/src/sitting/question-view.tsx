import type { PaperQuestion } from '@concord/contracts';
import { useRef } from 'react';
import type { Choice } from '../attempt/save-state';
import { usePreferences } from '../device/preferences';
import type { KeyAction } from './keyboard';
import { QuestionButtons } from './question-buttons';
import { QuestionCard } from './question-card';
import type { Place } from './use-place';
import { useShortcuts } from './use-shortcuts';

interface QuestionViewProps {
  readonly question: PaperQuestion;
  readonly total: number;
  readonly choice: Choice;
  readonly place: Place;
  /** Something lies over the page: its keys are not the question's. */
  readonly covered: boolean;
  readonly onChoose: (choice: Choice) => void;
  readonly onFinish: () => void;
  readonly onQuit: () => void;
  readonly onHelp: () => void;
}

/** The question shown, by pointer and by key. */
export function QuestionView(props: QuestionViewProps) {
  const { question, total, choice, place, covered, onChoose, onFinish, onQuit, onHelp } = props;
  const { shortcuts } = usePreferences();
  const options = useRef<HTMLDivElement>(null);
  const { index } = place;
  const next = () => (index === total - 1 ? place.review() : place.show(index + 1));
  const previous = () => {
    if (index > 0) place.show(index - 1);
  };

  const act = (action: KeyAction) => {
    switch (action.kind) {
      case 'choose': {
        const radio =
          options.current?.querySelectorAll<HTMLInputElement>('input[type="radio"]')[action.option];
        // The focus goes along, so that a screen reader says what was chosen.
        radio?.focus();
        radio?.click();
        return;
      }
      case 'next':
        next();
        return;
      case 'previous':
        previous();
        return;
      case 'flag':
        place.toggleFlag(question._id);
        return;
      case 'help':
        onHelp();
    }
  };
  useShortcuts(shortcuts && !covered, act);

  return (
    <>
      <QuestionCard
        question={question}
        number={index + 1}
        choice={choice}
        flagged={place.flags.includes(question._id)}
        moves={place.moves}
        options={options}
        onChoose={onChoose}
        onFlag={() => place.toggleFlag(question._id)}
      />
      <QuestionButtons
        index={index}
        total={total}
        onPrevious={previous}
        onNext={next}
        onFinish={onFinish}
        onQuit={onQuit}
      />
    </>
  );
}
