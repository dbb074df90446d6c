import { type ComponentType, lazy, useState } from 'react';

/** A page whose code loads on the first visit; see {@link lazyPage}. */
export interface LazyPage {
  readonly Page: ComponentType;
  /**
   * Loads the page's code, after which the page renders without Suspense. Rejects if the code cannot
   * be loaded.
   */
  readonly prepare: () => Promise<void>;
}

/**
 * Creates a page from a dynamic import: `const about = lazyPage(() => import('./about-page'))`. `<about.Page
 * />` suspends while loading, like `React.lazy`; after `await about.prepare()` it renders synchronously, as
 * prerendering and hydration require.
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
    // Chosen once, because a change of the component type would remount the page.
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
