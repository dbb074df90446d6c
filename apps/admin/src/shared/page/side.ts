/** Width in pixels of the menu as a column of icons. */
export const RAIL_PX = 64;
