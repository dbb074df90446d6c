const color = (name: string) => `var(--mui-palette-${name})`;
const LEAF = color('primary-main');
const PALE = color('primary-light');
const PAPER = color('background-paper');
const LINE = color('art-line');
const GOLD = color('art-gold');
const FIGURE = color('art-figure');
const GROUND = color('art-ground');

/** The product's mark: two open hands under a dove's wing. Decorative. */
export function LogoMark({ size = 40 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="23" fill={GROUND} />
      <path
        d="M13 27c0-7 5-12 12-13 4-.5 8 .5 10 2-2 .3-3.5.8-4.5 1.8 1.5 6-2 12-9 13-3.5.5-6.5-.8-8.5-3.800z"
        fill={FIGURE}
      />
      <path d="M15 27c4 1 9-1 12-6" fill="none" stroke={GROUND} strokeWidth="1.6" strokeLinecap="round" />
      <path
        d="M11 34c4 3.5 8.5 5 13 5s9-1.5 13-5"
        fill="none"
        stroke={GOLD}
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Decoration of {@link EmptyState}: an empty tray with a leaf. */
export function EmptyIllustration() {
  return (
    <svg width="160" height="120" viewBox="0 0 160 120" aria-hidden="true">
      <ellipse cx="80" cy="104" rx="62" ry="8" fill={PALE} />
      <path
        d="M34 62l12-26h68l12 26v32a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6z"
        fill={PAPER}
        stroke={LINE}
        strokeWidth="2"
      />
      <path d="M34 62h28c2 10 8 15 18 15s16-5 18-15h28" fill={PALE} stroke={LINE} strokeWidth="2" />
      <path
        d="M80 52c-2-14 4-26 18-30 2 14-4 26-18 30zM80 52c3-10 8-17 14-24"
        fill={PALE}
        stroke={LEAF}
        strokeWidth="2"
      />
    </svg>
  );
}

/** Decoration of {@link ErrorState}: a bridge with a missing part. */
export function BrokenIllustration() {
  return (
    <svg width="160" height="120" viewBox="0 0 160 120" aria-hidden="true">
      <ellipse cx="80" cy="104" rx="62" ry="8" fill={PALE} />
      <path d="M14 66h48M98 66h48" stroke={LEAF} strokeWidth="5" strokeLinecap="round" />
      <path
        d="M20 66c0 20 8 34 20 34s20-14 20-34M100 66c0 20 8 34 20 34s20-14 20-34"
        fill="none"
        stroke={LINE}
        strokeWidth="3"
      />
      <path d="M70 66h5M85 66h5" stroke={GOLD} strokeWidth="5" strokeLinecap="round" />
      <path d="M80 26v14M66 32l6 10M94 32l-6 10" stroke={GOLD} strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
