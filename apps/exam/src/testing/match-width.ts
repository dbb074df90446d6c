/** A `matchMedia` for a window of this width. */
export const matchWidth =
  (pixels: number): typeof window.matchMedia =>
  (media) => {
    const least = /min-width:\s*([\d.]+)px/.exec(media)?.[1];
    return {
      media,
      matches: least !== undefined && pixels >= Number(least),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      dispatchEvent: () => true,
    };
  };
