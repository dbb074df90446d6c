import { Box, Button, Container, Paper, Stack, Typography, useMediaQuery } from '@concord/ui';
import { useId, useLayoutEffect, type ReactNode } from 'react';
import type { QuestionStatus } from './question-status';
import { WITH_KEYBOARD } from './keyboard';
import { QuestionMap } from './question-map';
import { TextSizeControl } from './text-size';
import { useLaterParts } from './use-later-parts';
import type { Position } from './use-position';

/** Minimum width to show the map beside the question. */
const WIDE = '(min-width: 900px)';
/** Height of the sticky header. */
const ASIDE_TOP_PX = 112;

interface ExamLayoutProps {
  readonly statuses: readonly QuestionStatus[];
  readonly position: Position;
  readonly mapOpen: boolean;
  readonly onMap: (open: boolean) => void;
  readonly onHelp: () => void;
  readonly children: ReactNode;
}

/** Question or review; the question map and tools beside it on wide screens, in a dialog on narrow ones. */
export function ExamLayout({ statuses, position, mapOpen, onMap, onHelp, children }: ExamLayoutProps) {
  const isWide = useMediaQuery(WIDE, { noSsr: true });
  const titleId = useId();
  const later = useLaterParts();
  // Closes the map's dialog before the map moves beside the question: the open dialog would block the
  // keyboard shortcuts.
  useLayoutEffect(() => {
    if (isWide && mapOpen) onMap(false);
  }, [isWide, mapOpen, onMap]);
  const current = position.reviewing ? null : position.index;
  const closeMapAnd = (work: () => void) => {
    onMap(false);
    work();
  };
  const map = (
    <>
      <Typography id={titleId} variant="h4" component="h2" sx={{ mb: 0.5 }}>
        Questions
      </Typography>
      <QuestionMap
        statuses={statuses}
        current={current}
        onShow={(index) => closeMapAnd(() => position.show(index))}
      />
      <Button
        fullWidth
        variant="outlined"
        sx={{ mt: 3 }}
        disabled={position.reviewing}
        onClick={() => closeMapAnd(position.review)}
      >
        Review answers
      </Button>
    </>
  );
  const help = (
    <Button onClick={onHelp} sx={{ display: 'none', [WITH_KEYBOARD]: { display: 'inline-flex' } }}>
      Keyboard shortcuts
    </Button>
  );

  // The content keeps its position in the tree, so that rotating a tablet neither closes a dialog
  // nor moves the focus.
  return (
    <Container
      maxWidth={isWide ? 'lg' : 'md'}
      sx={
        isWide
          ? {
              pb: 6,
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr) 324px',
              gap: 3,
              alignItems: 'start',
            }
          : { pb: 4 }
      }
    >
      {isWide ? null : (
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1, mb: 2 }}>
          <Button variant="outlined" aria-haspopup="dialog" onClick={() => onMap(true)} sx={{ px: 1.5 }}>
            Question map
          </Button>
          <TextSizeControl />
        </Stack>
      )}
      <Box sx={{ minWidth: 0 }}>{children}</Box>
      {isWide ? (
        <Stack
          component="aside"
          aria-label="Questions and tools"
          spacing={2}
          sx={{ position: 'sticky', top: ASIDE_TOP_PX }}
        >
          <Paper
            variant="outlined"
            sx={{ p: 2.5, maxHeight: `calc(100vh - ${ASIDE_TOP_PX + 130}px)`, overflowY: 'auto' }}
          >
            {map}
          </Paper>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', pl: 2.5 }}>
            <Typography component="span" aria-hidden="true">
              Text size
            </Typography>
            <TextSizeControl />
          </Stack>
          <Box>{help}</Box>
        </Stack>
      ) : (
        <>
          <Box sx={{ mt: 1.5, textAlign: 'center' }}>{help}</Box>
          {mapOpen && later ? (
            <later.MapDialog titleId={titleId} onClose={() => onMap(false)}>
              {map}
            </later.MapDialog>
          ) : null}
        </>
      )}
    </Container>
  );
}
