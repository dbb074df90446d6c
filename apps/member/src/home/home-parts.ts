import type { AccessHolder } from '@concord/contracts';
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { PartProps } from '../shared/part-props';
import { isApplicant, isMember } from '../shared/holder';

/** A part of the home above the cards, such as the standing of a member. */
export interface HomePart {
  readonly name: string;
  /** Loaded with `lazy`, so that a page carries only the parts of its person. */
  readonly Part: LazyExoticComponent<ComponentType<PartProps>>;
  readonly isFor: (holder: AccessHolder) => boolean;
  /** Usual heights in px on a phone and on a larger screen, kept free until the part has loaded. */
  readonly heights: readonly [phone: number, screen: number];
}

/** All parts in order. A feature adds its part here: `{ name, Part: lazy(() => import(…)), isFor: isMember }`. */
export const HOME_PARTS: readonly HomePart[] = [
  {
    name: 'application',
    Part: lazy(() => import('../features/application/application-part')),
    isFor: isApplicant,
    heights: [188, 150],
  },
  {
    name: 'standing',
    Part: lazy(() => import('../features/account/standing-card')),
    isFor: isMember,
    heights: [290, 206],
  },
];
