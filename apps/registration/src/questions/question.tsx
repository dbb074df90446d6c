import { Box, Button } from '@concord/ui';
import { WarningIcon } from '@concord/ui/display';
import type { ReactNode } from 'react';

interface QuestionProps {
  /** The question. Empty shows nothing, but keeps the live region for screen readers. */
  readonly children: ReactNode;
  readonly answers: readonly { readonly label: string; readonly onChoose: () => void }[];
  /** Called after an answer by keyboard, as the focused button is then removed. */
  readonly onAnswered?: () => void;
}

/** Asks about an entry that may be a mistake. An answer is optional. */
export function Question({ children, answers, onAnswered }: QuestionProps) {
  return (
    <Box role="status">
      {children ? (
        <Box
          sx={{
            mt: 1,
            px: 1.5,
            py: 1,
            display: 'flex',
            gap: 1,
            borderRadius: 1,
            bgcolor: 'secondary.light',
            overflowWrap: 'anywhere',
          }}
        >
          <WarningIcon fontSize="small" color="warning" aria-hidden="true" sx={{ mt: '2px' }} />
          <Box sx={{ minWidth: 0 }}>
            {children}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.75 }}>
              {answers.map(({ label, onChoose }) => (
                <Button
                  key={label}
                  size="small"
                  variant="outlined"
                  onClick={({ detail }) => {
                    onChoose();
                    if (detail === 0) onAnswered?.();
                  }}
                >
                  {label}
                </Button>
              ))}
            </Box>
          </Box>
        </Box>
      ) : null}
    </Box>
  );
}
