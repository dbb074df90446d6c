import { Typography } from '@concord/ui';

/** Style of placeholders, which nothing would ever replace without scripts. */
export const ONLY_WITH_SCRIPTS = { '@media (scripting: none)': { display: 'none' } } as const;

/** Tells visitors without scripts why a prerendered page shows nothing of theirs. */
export const NeedsScripts = () => (
  <noscript>
    <Typography>This page needs JavaScript. Please switch it on and reload the page.</Typography>
  </noscript>
);
