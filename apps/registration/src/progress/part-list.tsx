import { Box, ButtonBase, TARGET_PX, Typography } from '@concord/ui';
import { memo, type MouseEvent } from 'react';
import { STATE_TEXTS, type PartState } from './part-state';
import { goToPart, partIds, type Part, type PartId } from '../form/parts';
import { StateMark } from './state-mark';

export interface PartListProps {
  readonly parts: readonly { readonly part: Part; readonly state: PartState }[];
  readonly current: PartId;
  readonly onGo?: () => void;
}

const isSame = (previous: PartListProps, next: PartListProps) =>
  previous.current === next.current &&
  previous.onGo === next.onGo &&
  previous.parts.every(({ state }, index) => state === next.parts[index]?.state);

/** The parts of the form, each a link to its heading with its state; renders again only when a state changes. */
export const PartList = memo(function PartList({ parts, current, onGo }: PartListProps) {
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
              goToPart(id);
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
