import type { PaperQuestion } from '@concord/contracts';
import { Box, Button } from '@concord/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { usePreferences } from '../device/preferences';
import type { Choice } from '../device/records';
import { type KeyAction, keyAction } from './keyboard';
import { QuestionCard } from './question-card';
import type { Position } from './use-position';

/** Calls `act` for keyboard shortcuts of the question page while `enabled`. */
function useKeyboard(enabled: boolean, act: (action: KeyAction) => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    // A key held down acts once.
    if (event.repeat) return;
    const action = keyAction(event);
    if (!action) return;
    event.preventDefault();
    act(action);
  });
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => pressed(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [enabled]);
}

interface QuestionButtonsProps {
  readonly index: number;
  readonly total: number;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onFinish: () => void;
  readonly onQuit: () => void;
}

function QuestionButtons(props: QuestionButtonsProps) {
  const { index, total, onPrevious, onNext, onFinish, onQuit } = props;
  const last = index === total - 1;
  return (
    <Box
      sx={{
        mt: 3,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'auto 1fr auto auto' },
        gridTemplateAreas: { xs: '"previous next" "quit quit"', sm: '"quit . previous next"' },
      }}
    >
      <Button color="error" onClick={onQuit} sx={{ gridArea: 'quit' }}>
        Quit
      </Button>
      <Button
        variant="outlined"
        size="large"
        disabled={index === 0}
        onClick={onPrevious}
        sx={{ gridArea: 'previous' }}
      >
        Previous
      </Button>
      <Button
        variant="contained"
        size="large"
        onClick={last ? onFinish : onNext}
        sx={{ gridArea: 'next', minWidth: { sm: 140 } }}
      >
        {last ? 'Finish' : 'Next'}
      </Button>
    </Box>
  );
}

interface QuestionViewProps {
  readonly question: PaperQuestion;
  readonly total: number;
  readonly choice: Choice;
  readonly position: Position;
  /** True while a dialog is open, which then gets the keys. */
  readonly covered: boolean;
  readonly onChoose: (choice: Choice) => void;
  readonly onFinish: () => void;
  readonly onQuit: () => void;
  readonly onHelp: () => void;
}

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
