import { DIFFICULTIES, findAnswer, type SheetProblem, tagsOfCells } from '@concord/contracts';
import { IconButton } from '@concord/ui';
import { DeleteIcon, RefreshIcon } from '@concord/ui/display';
import { memo } from 'react';
import { GridCell } from './grid-cell';
import type { RowActions } from './row-actions';
import { RowPictures } from './row-pictures';
import { type CellName, type GridRow, isGood, letterOf, problemsOfCell } from './grid-rows';

interface GridRowProps extends RowActions {
  readonly row: GridRow;
  /** Warning that the question resembles another. */
  readonly alike: SheetProblem | undefined;
  readonly options: number;
  /** True if the file has topics or difficulties. */
  readonly isTagged: boolean;
  readonly isBusy: boolean;
}

/** Option named by an answer such as "B"; undefined if the answer is an option's text. */
function answerHint({ cells: { answer, options } }: GridRow): string | undefined {
  const found = findAnswer(answer.trim(), options);
  const option = found && options[found.index];
  return option === undefined || option === answer.trim() ? undefined : `Answer: ${option}`;
}

/** Allowed difficulties, for a cell whose difficulty is not accepted. */
const difficultyHint = ({ cells }: GridRow): string | undefined =>
  cells.difficulty?.trim() && !tagsOfCells(cells).difficulty ? DIFFICULTIES.join(', ') : undefined;

/** A row of the file as fields, each with its problems below. */
export const GridRowView = memo(function GridRowView({
  row,
  alike,
  options,
  isTagged,
  isBusy,
  editCell,
  leaveOut,
  editPicture,
}: GridRowProps) {
  const { number, cells, isLeftOut = false } = row;
  const problems = alike ? [...row.problems, alike] : row.problems;
  const cell = (name: CellName, heading: string, text: string, column: string) => ({
    label: `${heading}, row ${row.row}`,
    heading,
    column,
    className: column,
    text,
    problems: isLeftOut ? [] : problemsOfCell(problems, name),
    isDisabled: isBusy || isLeftOut,
    onChange: (next: string) => editCell(number, name, next),
  });
  const state = isLeftOut ? ' left-out' : isGood(row) ? '' : ' wrong';
  return (
    <div role="row" className={`row${state}`}>
      <div role="rowheader" className="number">
        <span className="label">Row </span>
        {row.row}
      </div>
      <GridCell
        {...cell('question', 'Question', cells.question, 'question')}
        hint={row.rich && !isLeftOut ? 'Formatting and formulas are on' : undefined}
      />
      <GridCell
        {...cell('answer', 'Answer', cells.answer, 'answer')}
        hint={isLeftOut ? undefined : answerHint(row)}
      />
      {Array.from({ length: options }, (_, index) => (
        <GridCell
          key={index}
          {...cell(index, `Option ${letterOf(index)}`, cells.options[index] ?? '', `option-${index}`)}
        />
      ))}
      {isTagged ? (
        <>
          <GridCell {...cell('topic', 'Topic', cells.topic ?? '', 'topic')} />
          <GridCell
            {...cell('difficulty', 'Difficulty', cells.difficulty ?? '', 'difficulty')}
            hint={isLeftOut ? undefined : difficultyHint(row)}
          />
        </>
      ) : null}
      <div role="cell" className="actions">
        <IconButton
          aria-label={isLeftOut ? `Include row ${row.row} again` : `Leave out row ${row.row}`}
          disabled={isBusy}
          onClick={() => leaveOut(number, !isLeftOut)}
        >
          {isLeftOut ? <RefreshIcon /> : <DeleteIcon />}
        </IconButton>
      </div>
      {row.pictures?.length ? (
        <RowPictures row={row} isDisabled={isBusy || isLeftOut} editPicture={editPicture} />
      ) : null}
    </div>
  );
});
