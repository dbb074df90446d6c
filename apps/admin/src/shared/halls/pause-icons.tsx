import { SvgIcon } from '@concord/ui';
import type { ComponentProps } from 'react';

type IconProps = ComponentProps<typeof SvgIcon>;
const LINE = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.8, strokeLinecap: 'round' } as const;

/** Separate from the design system's icons, which every page loads. */
export const PauseIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M9 5v14M15 5v14" {...LINE} />
  </SvgIcon>
);

export const ResumeIcon = (props: IconProps) => (
  <SvgIcon {...props}>
    <path d="M8 5l11 7-11 7z" strokeLinejoin="round" {...LINE} />
  </SvgIcon>
);
