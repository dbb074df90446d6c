import type { PaperQuestion } from '@concord/contracts';
import { useRef } from 'react';
import { usePreferences } from '../device/preferences';
import type { Choice } from '../device/records';
import type { KeyAction } from './keyboard';
import { QuestionButtons } from './question-buttons';
import { QuestionCard } from './question-card';
import { useKeyboard } from './use-keyboard';
import type { Position } from './use-position';

interface QuestionViewProps {
  readonly question: PaperQuestion;
  readonly total: number;
  readonly choice: Choice;
  readonly position: Position;
  /** A dialog is open: keys are not for the question. */
  readonly covered: boolean;
  readonly onChoose: (choice: Choice) => void;
  readonly onFinish: () => void;
  readonly onQuit: () => void;
  readonly onHelp: () => void;
}

/** The question shown, with its buttons and keyboard shortcuts. */
export function QuestionView(props: QuestionViewProps) {
  const { question, total, choice, position, covered, onChoose, onFinish, onQuit, onHelp } = props;
  const { shortcuts } = usePreferences();
  const options = useRef<HTMLDivElement>(null);
  const { index } = position;
  const next = () => (index === total - 1 ? position.review() : position.show(index + 1));
  const previous = () => {
    if (index > 0) position.show(index - 1);
  };

  const act = (action: KeyAction) => {
    switch (action.kind) {
      case 'choose': {
        const radio =
          options.current?.querySelectorAll<HTMLInputElement>('input[type="radio"]')[action.option];
        // The focus moves too, so that a screen reader announces the choice.
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
        position.toggleFlag(question._id);
        return;
      case 'help':
        onHelp();
    }
  };
  useKeyboard(shortcuts && !covered, act);

  return (
    <>
      <QuestionCard
        question={question}
        number={index + 1}
        choice={choice}
        flagged={position.flags.includes(question._id)}
        moves={position.moves}
        options={options}
        onChoose={onChoose}
        onFlag={() => position.toggleFlag(question._id)}
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
