require('@testing-library/jest-dom');

// jsdom has neither; MUI's responsive hooks and the router's scroll handling call them.
if (typeof window.matchMedia !== 'function') {
  window.matchMedia = (query) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  });
}
window.scrollTo = () => {};
