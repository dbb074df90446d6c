import { DraftElsewhere } from './draft-elsewhere';
import { DraftNotice } from './draft-notice';
import { DraftOffer } from './draft-offer';
import type { useDraft } from './use-draft';

interface DraftHeadProps {
  readonly draft: ReturnType<typeof useDraft>;
  /** Called when the form's values were replaced. */
  readonly onReplaced: () => void;
  readonly onDelete: () => void;
}

/** Draft state above the form: a question, or what this device stores. */
export function DraftHead({ draft, onReplaced, onDelete }: DraftHeadProps) {
  const { state, resume, startOver, takeOver } = draft;
  if (state.kind === 'elsewhere')
    return <DraftElsewhere wasHere={state.wasHere} onTakeOver={() => takeOver().then(onReplaced)} />;
  if (state.kind !== 'offered') return <DraftNotice state={state} onDelete={onDelete} />;
  return (
    <DraftOffer
      draft={state.draft}
      onContinue={() => {
        resume();
        onReplaced();
      }}
      onStartOver={() => void startOver().then(onReplaced)}
    />
  );
}
