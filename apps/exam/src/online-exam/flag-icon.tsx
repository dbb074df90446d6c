import { SvgIcon } from '@concord/ui';
import type { ComponentProps } from 'react';

export function FlagIcon({
  filled,
  ...props
}: ComponentProps<typeof SvgIcon> & { readonly filled?: boolean }) {
  return (
    <SvgIcon {...props} aria-hidden="true">
      <path
        d="M6 21V4M6 4.5c4-2 7 2 12 0v9c-5 2-8-2-12 0"
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </SvgIcon>
  );
}
