import type { PaperQuestion } from '@concord/contracts';
import { Box, Button, Paper, Stack, Typography } from '@concord/ui';
import { useEffect, useId, useRef, type RefObject } from 'react';
import { usePreferences } from '../device/preferences';
import type { Choice, TextSize } from '../device/records';
import { Mark } from '../shared/mark';
import { FlagIcon } from './flag-icon';
import { QuestionContent } from './question-content';
import { WITH_KEYBOARD } from './keyboard';

const SIZES: Readonly<Record<TextSize, { readonly question: string; readonly option: string }>> = {
  normal: { question: '1.25rem', option: '1rem' },
  large: { question: '1.5rem', option: '1.25rem' },
  larger: { question: '1.875rem', option: '1.5rem' },
};
/** Margin that centres a mark on an option's first line, for any text size. */
const firstLineMargin = (letter: string, markPx: number) => `calc((${letter} * ${LINE} - ${markPx}px) / 2)`;
const LINE = 1.4;
const MARK_PX = 22;
const HINT_PX = 24;
const SHORTCUT_COUNT = 10;

interface QuestionCardProps {
  readonly question: PaperQuestion;
  readonly number: number;
  readonly choice: Choice;
  readonly flagged: boolean;
  /** Counts moves; each focuses the question's text. 0 for the initial question. */
  readonly moves: number;
  readonly options: RefObject<HTMLDivElement | null>;
  readonly onChoose: (option: Choice) => void;
  readonly onFlag: () => void;
}

export function QuestionCard(props: QuestionCardProps) {
  const { question, number, choice, flagged, moves, options, onChoose, onFlag } = props;
  const textId = useId();
  const text = useRef<HTMLHeadingElement>(null);
  const { textSize, shortcuts } = usePreferences();
  const size = SIZES[textSize];

  useEffect(() => {
    if (moves === 0) return;
    text.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [moves]);

  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, md: 4 } }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
        <Typography variant="overline" component="p" color="primary">
          Question {number}
        </Typography>
        <Button
          color={flagged ? 'secondary' : 'primary'}
          aria-pressed={flagged}
          startIcon={<FlagIcon filled={flagged} />}
          onClick={onFlag}
          sx={{ mr: -1, px: 1.5 }}
        >
          {flagged ? 'Flagged' : 'Flag'}
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            &nbsp;for review
          </Box>
        </Button>
      </Stack>
      <Typography
        id={textId}
        ref={text}
        tabIndex={-1}
        variant="h3"
        component="h2"
        sx={{ mb: 3, whiteSpace: 'pre-wrap', outline: 'none', fontSize: size.question }}
      >
        <QuestionContent question={question} part="text" />
      </Typography>
      {question.picture ? <QuestionContent question={question} part="picture" /> : null}
      <div ref={options} role="radiogroup" aria-labelledby={textId}>
        <Stack spacing={1.25}>
          {question.options.map((option, index) => (
            <Box
              key={option}
              component="label"
              sx={{
                display: 'flex',
                alignItems: 'flex-start',
                gap: 1.5,
                px: 2,
                py: 1.75,
                border: 1,
                borderRadius: 1,
                cursor: 'pointer',
                borderColor: option === choice ? 'primary.main' : 'divider',
                bgcolor: option === choice ? 'primary.light' : 'background.paper',
                '&:hover': { borderColor: 'primary.main' },
              }}
            >
              <Mark
                type="radio"
                name={question._id}
                value={option}
                checked={option === choice}
                onChange={() => onChoose(option)}
                style={{ marginTop: firstLineMargin(size.option, MARK_PX) }}
              />
              <Typography
                component="span"
                sx={{
                  lineHeight: LINE,
                  flexGrow: 1,
                  minWidth: 0,
                  whiteSpace: 'pre-wrap',
                  overflowWrap: 'anywhere',
                  fontSize: size.option,
                }}
              >
                <QuestionContent question={question} part={index} />
              </Typography>
              {shortcuts && index < SHORTCUT_COUNT ? (
                <KeyHint
                  label={String((index + 1) % SHORTCUT_COUNT)}
                  marginTop={firstLineMargin(size.option, HINT_PX)}
                />
              ) : null}
            </Box>
          ))}
        </Stack>
      </div>
      <Button
        onClick={() => onChoose(null)}
        sx={{ mt: 1, ml: -1, px: 1.5, visibility: choice === null ? 'hidden' : 'visible' }}
      >
        Clear my answer
      </Button>
    </Paper>
  );
}

const KeyHint = ({ label, marginTop }: { readonly label: string; readonly marginTop: string }) => (
  <Box
    component="span"
    aria-hidden="true"
    sx={{
      display: 'none',
      [WITH_KEYBOARD]: { display: 'block' },
      minWidth: HINT_PX,
      marginTop,
      textAlign: 'center',
      fontSize: '0.875rem',
      lineHeight: '22px',
      border: 1,
      borderColor: 'divider',
      borderRadius: 0.5,
      color: 'text.secondary',
    }}
  >
    {label}
  </Box>
);
