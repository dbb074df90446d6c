import type { ImportProblem, MemberImportPreview } from '@concord/contracts';
import { Box, Button, Typography } from '@concord/ui';
import { TextField } from '@concord/ui/forms';
import { useEffect, useRef } from 'react';
import { counted } from '../../shared/format';
import { Section } from '../../shared/page/section';
import { COLUMN_WORDS } from './column-words';
import type { RegisterImport } from './use-member-import';

interface ProblemsSectionProps {
  readonly preview: MemberImportPreview;
  readonly register: RegisterImport;
}

/** Problems by row, in the order of the file. */
function byRow(problems: readonly ImportProblem[]): readonly (readonly [number, readonly ImportProblem[]])[] {
  const rows = new Map<number, ImportProblem[]>();
  for (const problem of problems) rows.set(problem.row, [...(rows.get(problem.row) ?? []), problem]);
  return [...rows];
}

const FIELDS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
} as const;

const rowOf = (item: Element | undefined) => Number(item?.getAttribute('data-row'));

interface FaultyRowProps extends Pick<ProblemsSectionProps, 'register'> {
  readonly onCheck: () => void;
  readonly row: number;
  readonly problems: readonly ImportProblem[];
}

/** A row that cannot be imported, with a field for each of its faulty cells; Enter checks it. */
function FaultyRow({ row, problems, register, onCheck }: FaultyRowProps) {
  return (
    <Box
      component="li"
      data-row={row}
      sx={{ borderTop: 1, borderColor: 'divider', pt: 2, '&:first-of-type': { borderTop: 0, pt: 0 } }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onCheck();
        }}
      >
        <Typography sx={{ mb: 1.5, fontWeight: 650, overflowWrap: 'anywhere' }}>
          Row {row}
          {problems[0]?.who ? `: ${problems[0].who}` : ''}
        </Typography>
        <Box sx={FIELDS}>
          {problems.map((problem, index) => (
            <TextField
              key={`${problem.column} ${index}`}
              label={COLUMN_WORDS[problem.column]}
              value={register.fixOf(problem)}
              error={register.fixOf(problem) === problem.text}
              helperText={problem.message}
              onChange={(event) => register.fix(problem, event.target.value)}
              slotProps={{
                htmlInput: {
                  'aria-label': `Row ${row}: ${COLUMN_WORDS[problem.column]}`,
                  autoComplete: 'off',
                },
              }}
            />
          ))}
        </Box>
        <Button type="submit" size="small" sx={{ mt: 1 }} disabled={register.isReading}>
          Check row {row}
        </Button>
      </form>
    </Box>
  );
}

/** Rows that cannot be imported as they are, each to be corrected in place. */
export function ProblemsSection({ preview: { faulty, problems }, register }: ProblemsSectionProps) {
  const { fixed, isReading, checkAgain } = register;
  const checked = useRef<number>(undefined);
  const listRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = checked.current;
    if (row === undefined) return;
    checked.current = undefined;
    const items = [...(listRef.current?.children ?? [])];
    // The row that was checked, if it has problems still, else the next one.
    const next = items.find((item) => rowOf(item) >= row) ?? items[0];
    const focused = document.activeElement;
    // The focus is on the page after the row has gone, and elsewhere if staff have gone on meanwhile.
    const isWaiting = focused === document.body || (rowOf(next) === row && next?.contains(focused));
    if (isWaiting) next?.querySelector('input')?.focus();
  }, [problems]);
  if (faulty === 0 && fixed === 0) return null;
  const rows = byRow(problems);
  const check = async (row: number) => {
    checked.current = row;
    if (!(await checkAgain())) checked.current = undefined;
  };
  return (
    <Section
      title={faulty === 0 ? 'No problems left' : `Problems in ${counted(faulty, 'row')}`}
      actions={
        faulty === 0 ? null : (
          <Button variant="outlined" loading={isReading} onClick={() => void checkAgain()}>
            Check all again
          </Button>
        )
      }
    >
      <Typography color="textSecondary" role="status" sx={{ mb: 2 }}>
        {fixed > 0 ? `${counted(fixed, 'cell')} corrected here. ` : ''}
        {faulty === 0
          ? 'The corrections apply to this import; the file stays as it is.'
          : 'Correct them here or in the file. Rows with problems are left out, and you can import them later.'}
        {rows.length < faulty ? ` The first ${rows.length} are shown.` : ''}
      </Typography>
      <Box ref={listRef} component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {rows.map(([row, found]) => (
          <FaultyRow
            key={row}
            row={row}
            problems={found}
            register={register}
            onCheck={() => void check(row)}
          />
        ))}
      </Box>
    </Section>
  );
}
