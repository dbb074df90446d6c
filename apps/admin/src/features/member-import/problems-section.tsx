import type { MemberImportPreview } from '@concord/contracts';
import { Box, Button, Typography } from '@concord/ui';
import { TextField } from '@concord/ui/forms';
import { counted } from '../../shared/format';
import { Section } from '../../shared/page/section';
import { COLUMN_WORDS } from './column-words';
import type { RegisterImport } from './use-member-import';

interface ProblemsSectionProps {
  readonly preview: MemberImportPreview;
  readonly register: RegisterImport;
}

/** Cells that keep their rows from being imported, each with a field to correct it. */
export function ProblemsSection({ preview: { faulty, problems }, register }: ProblemsSectionProps) {
  if (faulty === 0) return null;
  return (
    <Section
      title={`Problems in ${counted(faulty, 'row')}`}
      actions={
        <Button variant="outlined" loading={register.isReading} onClick={register.checkAgain}>
          Check again
        </Button>
      }
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Correct them here or in the file. Rows with problems are left out, and you can import them later.
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {problems.map((problem) => (
          <li key={`${problem.row} ${problem.column} ${problem.message}`}>
            <TextField
              fullWidth
              label={`Row ${problem.row}: ${COLUMN_WORDS[problem.column]}`}
              value={register.fixOf(problem)}
              helperText={problem.message}
              onChange={(event) => register.fix(problem, event.target.value)}
            />
          </li>
        ))}
      </Box>
    </Section>
  );
}
