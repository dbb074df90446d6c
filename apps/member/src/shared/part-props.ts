import type { ReactNode } from 'react';

/** Properties of a part of the home. */
export interface PartProps {
  /** Placeholder of the part's size, shown until its data arrives. */
  readonly loading: ReactNode;
}
