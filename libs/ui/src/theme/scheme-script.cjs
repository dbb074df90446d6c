/** Where the visitor's choice is kept; without one the system decides. */
const SCHEME_KEY = 'concord-scheme';

/** What the browser paints its own bars with: the colour of the header in each scheme. */
const BAR_COLOURS = { light: '#ffffff', dark: '#16241c' };

/**
 * Runs in the head of every page, before its first paint: `data-scheme` on the root becomes `light` or `dark`. It is
 * written into the page as it stands, so it imports nothing, and the page's security policy knows it by its hash.
 */
const SCHEME_SCRIPT = `(function(){var c,d=document,m;try{c=localStorage.getItem('${SCHEME_KEY}')}catch(e){}if(c!=='light'&&c!=='dark')c=matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light';d.documentElement.setAttribute('data-scheme',c);if(m=d.querySelector('meta[name=theme-color]'))m.content=c==='dark'?'${BAR_COLOURS.dark}':'${BAR_COLOURS.light}'})()`;

module.exports = { BAR_COLOURS, SCHEME_KEY, SCHEME_SCRIPT };
