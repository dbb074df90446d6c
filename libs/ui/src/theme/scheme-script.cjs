/** Key of the visitor's choice in localStorage; without one the system decides. */
const SCHEME_KEY = 'concord-scheme';

/** Colours of the browser's own bars: that of the header in each scheme. */
const BAR_COLOURS = { light: '#ffffff', dark: '#16241c' };

/**
 * Runs in the head of every page before its first paint and sets `data-scheme` on the root to `light` or `dark`. It is
 * inserted into the page as it is, so it imports nothing; the content security policy has its hash.
 */
const SCHEME_SCRIPT = `(function(){var c,d=document,m;try{c=localStorage.getItem('${SCHEME_KEY}')}catch(e){}if(c!=='light'&&c!=='dark')c=matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light';d.documentElement.setAttribute('data-scheme',c);if(m=d.querySelector('meta[name=theme-color]'))m.content=c==='dark'?'${BAR_COLOURS.dark}':'${BAR_COLOURS.light}'})()`;

module.exports = { BAR_COLOURS, SCHEME_KEY, SCHEME_SCRIPT };
