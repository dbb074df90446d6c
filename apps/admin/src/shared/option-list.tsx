import { Box, Stack, Typography } from '@concord/ui';
import { CheckIcon } from '@concord/ui/display';

interface OptionListProps {
  readonly options: readonly string[];
  readonly answer: string;
  /** What the candidate chose; null for nothing. Absent where nobody answered. */
  readonly chosen?: string | null;
}

const noteFor = (option: string, { answer, chosen }: OptionListProps) =>
  [option === answer ? 'Correct answer' : '', option === chosen ? 'Chosen' : ''].filter(Boolean).join(', ');

function lookOf(option: string, { answer, chosen }: OptionListProps) {
  if (option === answer) return { bgcolor: 'primary.light', borderColor: 'primary.main' };
  if (option === chosen) return { bgcolor: 'error.light', borderColor: 'error.main' };
  return { borderColor: 'divider' };
}

/** The options of a question: the right one, and the one chosen, are marked by words as well as by colour. */
export function OptionList(props: OptionListProps) {
  return (
    <Stack component="ol" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {props.options.map((option, index) => {
        const note = noteFor(option, props);
        return (
          <Box
            component="li"
            key={option}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 1.5,
              px: 1.5,
              py: 1,
              border: 1,
              borderRadius: 1,
              ...lookOf(option, props),
            }}
          >
            <Typography component="span" color="textSecondary">
              {String.fromCharCode(65 + index)}.
            </Typography>
            <Typography component="span" sx={{ flex: '1 1 200px', overflowWrap: 'anywhere' }}>
              {option}
            </Typography>
            {note ? (
              <Typography
                component="span"
                variant="subtitle2"
                color={option === props.answer ? 'primary.dark' : 'error.dark'}
                sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
              >
                {option === props.answer ? <CheckIcon fontSize="small" /> : null}
                {note}
              </Typography>
            ) : null}
          </Box>
        );
      })}
    </Stack>
  );
}
