import { GlobalStyles, MOBILE_PX } from '@concord/ui';

const PHONE = `@media (max-width: ${MOBILE_PX - 0.02}px)`;

/** Style of a bar of actions: on a phone at the lower edge, where a thumb reaches it and it stays in sight. */
export const PHONE_BAR = {
  [PHONE]: {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: 'appBar',
    m: 0,
    px: 2,
    py: 1,
    rowGap: 0.5,
    bgcolor: 'background.paper',
    border: 0,
    borderTop: 1,
    borderColor: 'divider',
    borderRadius: 0,
    '& > button': { flex: '1 1 auto', px: 1 },
    // Ends a row of buttons.
    '& > hr': { flexBasis: '100%' },
  },
} as const;

/** On a phone what has the focus is scrolled to above the bar, and so is the end of the page. */
export const PHONE_BAR_ROOM = (
  <GlobalStyles styles={{ [PHONE]: { html: { scrollPaddingBottom: 168 }, body: { paddingBottom: 152 } } }} />
);
