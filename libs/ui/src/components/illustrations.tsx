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

/** The banner of the home page: hills, a rising sun and a dove. */
export function PeaceIllustration() {
  return (
    <svg
      viewBox="0 0 480 360"
      width="100%"
      style={{ borderRadius: 20, display: 'block' }}
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <rect width="480" height="360" rx="20" fill={color('art-sky')} />
      <circle cx="330" cy="170" r="74" fill={color('art-sun')} />
      <path d="M0 250c70-50 150-60 230-20s170 30 250-20v150H0z" fill={color('art-far')} />
      <path d="M0 290c90-40 180-30 260 0s150 20 220-20v90H0z" fill={color('art-near')} />
      <path d="M0 325c100-25 210-20 300 0 70 14 130 8 180-10v45H0z" fill={GROUND} />
      <path
        d="M118 150c30-6 52-30 58-62 16 18 22 38 16 58 26-4 48 2 62 16-14 2-24 8-32 18-14 18-36 26-62 22-10-1-20 4-30 14 0-16 6-28 16-36-12-6-22-16-28-30z"
        fill={FIGURE}
        stroke={GROUND}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <circle cx="228" cy="158" r="3" fill={GROUND} />
      <path
        d="M252 164c14 2 26 8 36 18M264 168c2-8 8-12 14-12-1 8-6 12-14 12zM274 174c-4 6-4 12 0 17 5-6 5-12 0-17z"
        fill={color('art-near')}
        stroke={GROUND}
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
