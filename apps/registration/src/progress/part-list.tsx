import { Box, ButtonBase, TARGET_PX, Typography } from '@concord/ui';
import { CheckIcon, WarningIcon } from '@concord/ui/display';
import { memo, type MouseEvent, use } from 'react';
import { STATE_TEXTS, type PartState } from './part-state';
import { GrowthContext } from '../form/growth';
import { goToPart, partIds, type Part, type PartId } from '../form/parts';

const MARK_PX = 22;

/** Icon of a part's state: a ring, a ring with a dot, a tick or a warning. The text stands beside it. */
function StateMark({ state }: { readonly state: PartState }) {
  if (state === 'problem') {
    return <WarningIcon aria-hidden="true" sx={{ color: 'error.main', fontSize: MARK_PX, flexShrink: 0 }} />;
  }
  const complete = state === 'complete';
  return (
    <Box
      aria-hidden="true"
      sx={{
        width: MARK_PX,
        height: MARK_PX,
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        borderRadius: '50%',
        border: 2,
        borderColor: state === 'not begun' ? 'art.line' : 'primary.main',
        bgcolor: complete ? 'primary.main' : 'background.paper',
        color: 'primary.contrastText',
      }}
    >
      {complete ? <CheckIcon sx={{ fontSize: 16 }} /> : null}
      {state === 'begun' || state === 'ready' ? (
        <Box sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'primary.main' }} />
      ) : null}
    </Box>
  );
}

export interface PartListProps {
  readonly parts: readonly { readonly part: Part; readonly state: PartState }[];
  readonly current: PartId;
  readonly onGo?: () => void;
}

const isSame = (previous: PartListProps, next: PartListProps) =>
  previous.current === next.current &&
  previous.onGo === next.onGo &&
  previous.parts.every(({ state }, index) => state === next.parts[index]?.state);

/** Parts of the form, each with its state and a link to its heading. Renders only on a change of state. */
export const PartList = memo(function PartList({ parts, current, onGo }: PartListProps) {
  const { isWhole, finish } = use(GrowthContext);
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
      {parts.map(({ part: { id, name }, state }) => (
        <li key={id}>
          <ButtonBase
            component="a"
            href={`#${partIds(id).section}`}
            aria-current={id === current ? 'step' : undefined}
            onClick={(event: MouseEvent) => {
              event.preventDefault();
              onGo?.();
              if (isWhole) return goToPart(id);
              finish();
              requestAnimationFrame(() => goToPart(id));
            }}
            sx={{
              width: '100%',
              minHeight: TARGET_PX + 8,
              px: 1.5,
              py: 0.75,
              gap: 1.5,
              justifyContent: 'flex-start',
              textAlign: 'left',
              borderRadius: 1,
              borderLeft: '4px solid transparent',
              '@media (forced-colors: active)': { borderLeftColor: 'Canvas' },
              '&:hover': { bgcolor: 'primary.light' },
              '&[aria-current]': { borderLeftColor: 'primary.main', bgcolor: 'primary.light' },
            }}
          >
            <StateMark state={state} />
            <span>
              <Typography component="span" sx={{ display: 'block', fontWeight: 600, lineHeight: 1.3 }}>
                {name}
              </Typography>
              <Typography
                component="span"
                variant="body2"
                sx={{
                  display: 'block',
                  color: state === 'problem' ? 'error.main' : 'text.secondary',
                  lineHeight: 1.4,
                }}
              >
                {STATE_TEXTS[state]}
              </Typography>
            </span>
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}, isSame);
