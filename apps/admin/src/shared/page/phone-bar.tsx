import { GlobalStyles, MOBILE_PX } from '@concord/ui';
import { CARDS_BELOW_PX } from '@concord/ui/tables';
import { RAIL_PX } from './side';

const PHONE = `@media (max-width: ${MOBILE_PX - 0.02}px)`;
/** Media query for windows with the rail, where lists are cards. */
const TABLET = `@media screen and (min-width: ${MOBILE_PX}px) and (max-width: ${CARDS_BELOW_PX - 0.02}px)`;

const AT_THE_EDGE = {
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
} as const;

/** Bar of actions that is fixed to the lower edge on a phone, within a thumb's reach. */
export const PHONE_BAR = {
  [PHONE]: {
    ...AT_THE_EDGE,
    '& > button': { flex: '1 1 auto', px: 1 },
    // Ends a row of buttons.
    '& > hr': { flexBasis: '100%' },
  },
} as const;

/** Same for a bar above a list, also where the list is cards beside the rail. */
export const CARDS_BAR = {
  ...PHONE_BAR,
  [TABLET]: { ...AT_THE_EDGE, insetInlineStart: RAIL_PX },
} as const;

const PHONE_ROOM = { html: { scrollPaddingBottom: 168 }, body: { paddingBottom: 152 } };

/** Leaves room for the bar on a phone: focused elements and the end of the page scroll above it. */
export const PHONE_BAR_ROOM = <GlobalStyles styles={{ [PHONE]: PHONE_ROOM }} />;

/** Same for {@link CARDS_BAR}, which has one line or two beside the rail. */
export const CARDS_BAR_ROOM = (
  <GlobalStyles
    styles={{
      [PHONE]: PHONE_ROOM,
      [TABLET]: { html: { scrollPaddingBottom: 128 }, body: { paddingBottom: 112 } },
    }}
  />
);
