import { Box, Button, Stack, Typography } from '@concord/ui';
import { Checkbox, FormControlLabel } from '@concord/ui/forms';
import { type ReactNode, useEffect, useRef } from 'react';
import { insertMark, type Mark } from './insert-mark';
import type { QuestionValues } from './question-values';

interface MarkToolsProps {
  readonly values: QuestionValues;
  readonly onChange: (change: Partial<QuestionValues>) => void;
}

const MARKS: readonly (readonly [label: string, mark: Mark, sign: ReactNode])[] = [
  ['Bold', '**', <b key="b">B</b>],
  ['Italic', '*', <i key="i">I</i>],
  [
    'Subscript',
    '~',
    <span key="sub">
      x<sub>2</sub>
    </span>,
  ],
  [
    'Superscript',
    '^',
    <span key="sup">
      x<sup>2</sup>
    </span>,
  ],
  ['Formula', '$', <span key="f">√x</span>],
];

type Field = HTMLInputElement | HTMLTextAreaElement;

const isMarkField = (element: EventTarget | null): element is Field =>
  (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement) &&
  element.dataset.markField !== undefined;

/** Toggles formatting, and puts marks around the selection in the question or an option. */
export function MarkTools({ values, onChange }: MarkToolsProps) {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<Field>(undefined);
  useEffect(() => {
    const form = box.current?.closest('form');
    const note = ({ target }: FocusEvent) => {
      if (isMarkField(target)) last.current = target;
    };
    form?.addEventListener('focusin', note);
    return () => form?.removeEventListener('focusin', note);
  }, []);

  const apply = (mark: Mark) => {
    const field = last.current ?? box.current?.closest('form')?.querySelector<Field>('[data-mark-field]');
    if (!field) return;
    const { value, selectionStart, selectionEnd } = field;
    const { text, from, to } = insertMark(
      value,
      selectionStart ?? value.length,
      selectionEnd ?? value.length,
      mark,
    );
    const name = field.dataset.markField ?? '';
    onChange(name === 'question' ? { question: text } : { options: values.options.with(Number(name), text) });
    // After React has rendered the text, restores the selection.
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(from, to);
    });
  };

  return (
    <Box ref={box}>
      <FormControlLabel
        control={<Checkbox checked={values.rich} onChange={(_, rich) => onChange({ rich })} />}
        label="Formatting and formulas"
      />
      {values.rich ? (
        <>
          <Stack
            role="toolbar"
            aria-label="Formatting"
            direction="row"
            useFlexGap
            spacing={1}
            sx={{ flexWrap: 'wrap', mt: 0.5 }}
          >
            {MARKS.map(([label, mark, sign]) => (
              <Button
                key={mark}
                variant="outlined"
                aria-label={label}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => apply(mark)}
                sx={{ minWidth: 48, textTransform: 'none' }}
              >
                {sign}
              </Button>
            ))}
          </Stack>
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            Type **bold**, *italic*, H~2~O, x^2^, or a TeX formula: $\frac{'{1}{2}'}$ or \(\frac{'{1}{2}'}\).
            To show a sign itself, put a backslash before it: \$5
          </Typography>
        </>
      ) : null}
    </Box>
  );
}
