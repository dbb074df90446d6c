import { type ComponentType, lazy, useState } from 'react';

/** A page whose code comes with its first visit. */
export interface LatePage {
  readonly Page: ComponentType;
  /** Has the page's code here before it is shown: what is then rendered does not wait. */
  readonly prepare: () => Promise<void>;
}

/**
 * Makes a page of a dynamic import. Shown unprepared it waits inside the nearest Suspense boundary, as with
 * `React.lazy`; prepared it renders at once, which prerendering and taking over prerendered pages need.
 */
export function latePage(load: () => Promise<{ readonly default: ComponentType }>): LatePage {
  let ready: ComponentType | undefined;
  const keep = async () => {
    const loaded = await load();
    ready = loaded.default;
    return loaded;
  };
  const Late = lazy(keep);
  function Page() {
    // Chosen once: another component type in its place would mount the page anew.
    const [Shown] = useState<ComponentType>(() => ready ?? Late);
    return <Shown />;
  }
  return {
    Page,
    prepare: async () => {
      await keep();
    },
  };
}
