import { Box, ButtonBase, TARGET_PX, Typography } from '@concord/ui';
import { FlagIcon } from './flag-icon';
import { flagged, statusLabel, unanswered, type QuestionStatus } from './question-status';

interface QuestionMapProps {
  readonly statuses: readonly QuestionStatus[];
  /** Index of the shown question, from 0; null on the review page. */
  readonly current: number | null;
  readonly onShow: (index: number) => void;
}

const CELL_PX = TARGET_PX;

function Cell({ item, current, onShow }: { item: QuestionStatus; current: boolean; onShow: () => void }) {
  const answered = item.choice !== null;
  return (
    <ButtonBase
      onClick={onShow}
      aria-label={statusLabel(item)}
      aria-current={current ? 'true' : undefined}
      sx={{
        position: 'relative',
        width: '100%',
        height: CELL_PX,
        borderRadius: 1,
        border: 1,
        borderStyle: answered ? 'solid' : 'dashed',
        borderColor: answered ? 'primary.main' : 'text.secondary',
        bgcolor: answered ? 'primary.main' : 'background.paper',
        color: answered ? 'primary.contrastText' : 'text.primary',
        fontFamily: 'inherit',
        fontSize: '0.9375rem',
        fontWeight: 600,
        fontVariantNumeric: 'tabular-nums',
        boxShadow: current
          ? ({ vars }) => `0 0 0 2px ${vars.palette.background.paper}, 0 0 0 4px ${vars.palette.primary.dark}`
          : 'none',
        '&:hover': { borderColor: 'primary.dark' },
      }}
    >
      {item.number}
      {item.flagged ? (
        <Box
          aria-hidden="true"
          sx={{
            position: 'absolute',
            top: -6,
            right: -6,
            width: 20,
            height: 20,
            display: 'grid',
            placeItems: 'center',
            borderRadius: '50%',
            bgcolor: 'secondary.light',
            color: 'secondary.dark',
            border: 1,
            borderColor: 'secondary.main',
          }}
        >
          <FlagIcon filled sx={{ fontSize: 12 }} />
        </Box>
      ) : null}
    </ButtonBase>
  );
}

export function QuestionMap({ statuses, current, onShow }: QuestionMapProps) {
  const openCount = unanswered(statuses).length;
  const counts = [
    `${statuses.length - openCount} answered`,
    `${openCount} not answered`,
    `${flagged(statuses).length} flagged`,
  ];
  return (
    <nav aria-label="Question map">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {counts.map((text, index) => (
          <Box key={text} component="span" sx={{ display: 'inline-block', whiteSpace: 'pre' }}>
            {text}
            {index < counts.length - 1 ? ' · ' : ''}
          </Box>
        ))}
      </Typography>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: `repeat(auto-fill, minmax(${CELL_PX}px, 1fr))`,
        }}
      >
        {statuses.map((item, index) => (
          <li key={item.id}>
            <Cell item={item} current={index === current} onShow={() => onShow(index)} />
          </li>
        ))}
      </Box>
    </nav>
  );
}
