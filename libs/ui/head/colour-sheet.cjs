const LIGHT_ONLY = ':root';
const DARK_BY_SYSTEM = ':root:not([data-scheme=light])';
const DARK_BY_CHOICE = ':root[data-scheme=dark]';

// What the page shows before its own styles are there, so that a dark page does not begin white.
const GROUND = 'html{background:var(--mui-palette-background-default);color:var(--mui-palette-text-primary)}';

/** Which of the two pictures of the switch is seen. */
const SWITCH = {
  light: '--in-light:block;--in-dark:none',
  dark: '--in-light:none;--in-dark:block',
};

const variablesOf = (theme, scheme) => {
  const sheets = theme.generateStyleSheets();
  const selector = `[data-scheme="${scheme}"]`;
  return Object.assign(
    {},
    ...sheets.flatMap((sheet) =>
      Object.entries(sheet)
        .filter(([key]) => key.includes(selector))
        .map(([, values]) => values),
    ),
  );
};

// Pictures name these two groups themselves, without a value to fall back on.
const NAMED = /^--mui-palette-(art|band)-/;
const written = (values, scheme) => {
  const own = Object.entries(values).map(([name, value]) => `${name}:${value}`);
  return [`color-scheme:${scheme}`, SWITCH[scheme], ...own].join(';');
};

/**
 * The colours of both schemes as a style sheet: the system's wish counts without a script, `data-scheme` on the root is
 * the visitor's choice, paper is always light. Only variables that differ are in it: every use of another one carries
 * its value.
 *
 * @param {import('@mui/material/styles').Theme} theme
 */
exports.colourSheet = function colourSheet(theme) {
  const [light, dark] = ['light', 'dark'].map((scheme) => variablesOf(theme, scheme));
  const names = Object.keys(light).filter((name) => NAMED.test(name) || light[name] !== dark[name]);
  const kept = (values) => Object.fromEntries(names.map((name) => [name, values[name]]));
  const [lightCss, darkCss] = [written(kept(light), 'light'), written(kept(dark), 'dark')];
  return [
    `${LIGHT_ONLY}{${lightCss}}`,
    `@media screen{${DARK_BY_CHOICE}{${darkCss}}}`,
    `@media screen and (prefers-color-scheme:dark){${DARK_BY_SYSTEM}{${darkCss}}}`,
    GROUND,
  ].join('');
};
