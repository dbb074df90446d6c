import type { SheetProblem } from '@concord/contracts';
import { type KeyboardEvent, useId } from 'react';

interface GridCellProps {
  readonly label: string;
  /** Heading on a card. */
  readonly heading: string;
  readonly className: string;
  /** Name of the column, for moving between rows. */
  readonly column: string;
  readonly text: string;
  readonly problems: readonly SheetProblem[];
  /** Explanation of the text, such as the letter of an answer. */
  readonly hint?: string | undefined;
  readonly isDisabled: boolean;
  readonly onChange: (text: string) => void;
}

/** Focuses the cell of the same column in the next or previous row. */
function go(from: HTMLTextAreaElement, step: 1 | -1): boolean {
  const cells = from
    .closest('[role="table"]')
    ?.querySelectorAll<HTMLTextAreaElement>(`textarea[data-column="${from.dataset['column']}"]`);
  const all = [...(cells ?? [])];
  const next = all[all.indexOf(from) + step];
  next?.focus();
  return next !== undefined;
}

/**
 * Enter, and arrow keys at the edges of a text, move to adjacent rows; Shift and Enter inserts a line break.
 */
function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
  const { currentTarget: field, key } = event;
  if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing)
    return;
  const isAtEnd = field.selectionStart === field.value.length;
  const isAtStart = field.selectionEnd === 0;
  if (key === 'Enter') {
    event.preventDefault();
    go(field, 1);
  } else if (key === 'ArrowDown' && isAtEnd && go(field, 1)) event.preventDefault();
  else if (key === 'ArrowUp' && isAtStart && go(field, -1)) event.preventDefault();
}

export function GridCell({
  label,
  heading,
  className,
  column,
  text,
  problems,
  hint,
  isDisabled,
  onChange,
}: GridCellProps) {
  const id = useId();
  const isDescribed = problems.length > 0 || hint !== undefined;
  return (
    <div role="cell" className={`cell ${className}`}>
      <span className="label" aria-hidden>
        {heading}
      </span>
      <textarea
        rows={1}
        aria-label={label}
        aria-invalid={problems.some(({ severity }) => severity === 'error')}
        aria-describedby={isDescribed ? id : undefined}
        data-column={column}
        disabled={isDisabled}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div id={id}>
        {problems.map(({ message, severity }) => (
          <span key={message} className={severity}>
            {message}
          </span>
        ))}
        {hint ? <span className="hint">{hint}</span> : null}
      </div>
    </div>
  );
}
