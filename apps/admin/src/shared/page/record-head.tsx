import { Box, GlobalStyles, MOBILE_PX, Stack, Typography, useMediaQuery } from '@concord/ui';
import { STUCK_TOP } from '@concord/ui/tables';
import { type ReactNode, useRef } from 'react';
import { ListLink } from './list-link';
import { TabList } from './tabs';
import { useStuck } from './use-stuck';
import type { Tabs } from './use-tabs';

/** Height of the bar above pages on a phone. */
const MOBILE_BAR_PX = 60;
/** Height of the sticky head: with tabs, and of one line on a phone. */
const HEAD_PX = 120;
const LINE_PX = 56;
const GAP_PX = 8;

interface RecordHeadProps {
  readonly title: string;
  /** Small picture without information that the title lacks. */
  readonly picture?: ReactNode;
  /** Status of the record, as chips. */
  readonly status?: ReactNode;
  readonly list: { readonly to: string; readonly label: string };
  readonly actions?: ReactNode;
  readonly tabs: Tabs;
}

/** Scrolls focused elements below the head, and shows toasts below it. */
const offsets = (bottomPx: number, isStuck: boolean) => ({
  html: { scrollPaddingTop: `${bottomPx + GAP_PX}px`, [STUCK_TOP]: `${bottomPx}px` },
  ...(isStuck && {
    // Higher specificity than the layout's position of toasts.
    '[data-sonner-toaster][data-sonner-toaster][data-sonner-toaster][data-y-position="top"]': {
      top: `${bottomPx + GAP_PX}px`,
    },
  }),
});

/** Head of a record with tabs. It is sticky; on a phone it folds to one line. */
export function RecordHead({ title, picture, status, list, actions, tabs }: RecordHeadProps) {
  const isPhone = useMediaQuery(`(max-width:${MOBILE_PX - 0.02}px)`, { noSsr: true });
  const place = useRef<HTMLDivElement>(null);
  const topPx = isPhone ? MOBILE_BAR_PX : 0;
  const isStuck = useStuck(place, topPx);
  const isFolded = isPhone && isStuck;
  const buttons = (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: isPhone ? 'flex-start' : 'flex-end', displayPrint: 'none' }}
    >
      {actions}
    </Stack>
  );
  const tabList = <TabList {...tabs} />;
  return (
    <>
      <GlobalStyles styles={offsets(topPx + (isPhone ? LINE_PX : HEAD_PX), isStuck)} />
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Box sx={{ flex: '0 0 auto' }}>
          <ListLink to={list.to}>{list.label}</ListLink>
        </Box>
        {isPhone ? null : buttons}
      </Stack>
      <div ref={place} />
      <Box
        component="header"
        sx={{
          position: 'sticky',
          top: topPx,
          zIndex: 4,
          bgcolor: 'background.default',
          ...(isFolded && { borderBottom: 1, borderColor: 'divider' }),
        }}
      >
        <Stack
          direction="row"
          spacing={1.5}
          sx={{ alignItems: 'center', minHeight: LINE_PX, py: isFolded ? 0 : 1 }}
        >
          {picture}
          <Stack
            direction="row"
            useFlexGap
            sx={{
              flexWrap: isFolded ? 'nowrap' : 'wrap',
              alignItems: 'center',
              columnGap: 1.5,
              rowGap: 0.5,
              minWidth: 0,
            }}
          >
            <Typography
              variant="h1"
              noWrap={isFolded}
              sx={{
                minWidth: 0,
                overflowWrap: 'anywhere',
                ...(isFolded && { '&&&': { fontSize: '1.125rem' } }),
              }}
            >
              {title}
            </Typography>
            {status}
          </Stack>
        </Stack>
        {isPhone ? null : tabList}
      </Box>
      {isPhone ? (
        <>
          <Box sx={{ mb: 1 }}>{buttons}</Box>
          <Box sx={{ mb: 2.5 }}>{tabList}</Box>
        </>
      ) : null}
    </>
  );
}
