import type { Student } from '@concord/contracts';
import { Box, Button, Stack, Typography } from '@concord/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@concord/ui/display';
import { useId, useState } from 'react';
import { countryName, formatCalendarDate, orDash } from '../../../shared/format';
import { type CorrectionValues, FIELD_LABELS, valuesOf } from './correction-values';
import { type Choice, differencesOf, firstChoice, merged } from './merge';

interface RevisionDialogProps {
  /** Record on which the form is based, and the other version. */
  readonly base: Student;
  readonly theirs: Student;
  readonly mine: CorrectionValues;
  readonly onChosen: (version: Student, values: CorrectionValues) => void;
}

/** Value of a field in words. */
function wordsOf(field: keyof CorrectionValues, values: CorrectionValues): string {
  switch (field) {
    case 'academicPrograms':
      return orDash(
        values.academicPrograms.map(({ name, options }) => [name, ...options].join(': ')).join('; '),
      );
    case 'documents':
      return orDash(values.documents.map(({ name }) => name).join(', '));
    case 'image_data':
      return values.image_data ? 'A new picture' : 'The stored picture';
    case 'country':
      return countryName(values.country || null);
    case 'dob':
    case 'startDate':
      return formatCalendarDate(values[field]);
    default:
      return orDash(values[field]);
  }
}

interface ChoiceButtonProps {
  readonly label: string;
  readonly words: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function ChoiceButton({ label, words, isChosen, onChoose }: ChoiceButtonProps) {
  return (
    <Button
      variant={isChosen ? 'contained' : 'outlined'}
      aria-pressed={isChosen}
      onClick={onChoose}
      sx={{ justifyContent: 'flex-start', textAlign: 'left', overflowWrap: 'anywhere', minWidth: 0 }}
    >
      {label}: {words}
    </Button>
  );
}

/**
 * Two versions of a record side by side, after changes by two members of staff; each field is taken from one
 * of them.
 */
export function RevisionDialog({ base, theirs, mine, onChosen }: RevisionDialogProps) {
  const titleId = useId();
  const versions = { base: valuesOf(base), theirs: valuesOf(theirs), mine };
  const differences = differencesOf(versions);
  const [choices, setChoices] = useState(
    () => new Map(differences.map((each) => [each.field, firstChoice(each)])),
  );
  const chooseAll = (choice: Choice) => setChoices(new Map(differences.map(({ field }) => [field, choice])));
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Someone else changed this record</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          {differences.length > 0
            ? 'Choose the right version of each field. Your other changes stay.'
            : 'Their changes don’t affect yours. Save again to add yours.'}
        </Typography>
        <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {differences.map(({ field }) => (
            <Box component="li" key={field} role="group" aria-label={FIELD_LABELS[field]}>
              <Typography sx={{ fontWeight: 600, mb: 0.5 }}>{FIELD_LABELS[field]}</Typography>
              <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
                <ChoiceButton
                  label="Theirs"
                  words={wordsOf(field, versions.theirs)}
                  isChosen={choices.get(field) === 'theirs'}
                  onChoose={() => setChoices(new Map(choices).set(field, 'theirs'))}
                />
                <ChoiceButton
                  label="Mine"
                  words={wordsOf(field, mine)}
                  isChosen={choices.get(field) === 'mine'}
                  onChoose={() => setChoices(new Map(choices).set(field, 'mine'))}
                />
              </Box>
            </Box>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }}>
        {differences.length > 0 ? (
          <>
            <Button onClick={() => chooseAll('theirs')}>Use all theirs</Button>
            <Button onClick={() => chooseAll('mine')}>Keep all mine</Button>
          </>
        ) : null}
        <Button variant="contained" onClick={() => onChosen(theirs, merged(versions, choices))}>
          Use these
        </Button>
      </DialogActions>
    </Dialog>
  );
}
