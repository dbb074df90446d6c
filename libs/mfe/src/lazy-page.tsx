import { type ComponentType, lazy, useState } from 'react';

/** A page whose code loads with its first visit; see {@link lazyPage}. */
export interface LazyPage {
  readonly Page: ComponentType;
  /** Loads the page's code, so that the page then renders without Suspense. Rejects when the code cannot be loaded. */
  readonly prepare: () => Promise<void>;
}

/**
 * Makes a page of a dynamic import: `const about = lazyPage(() => import('./about-page'))`. `<about.Page />` suspends
 * while it loads, as with `React.lazy`; after `await about.prepare()` it renders at once, as prerendering and hydration
 * need.
 */
export function lazyPage(load: () => Promise<{ readonly default: ComponentType }>): LazyPage {
  let loaded: ComponentType | undefined;
  const loadOnce = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const Lazy = lazy(loadOnce);
  function Page() {
    // Chosen once: a change of the component type would remount the page.
    const [Shown] = useState<ComponentType>(() => loaded ?? Lazy);
    return <Shown />;
  }
  return {
    Page,
    prepare: async () => {
      await loadOnce();
    },
  };
}
