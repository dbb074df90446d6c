/** Width of the rail of icons, in px. */
export const RAIL_PX = 64;
