const color = (name: string) => `var(--mui-palette-${name})`;
const FIGURE = color('art-figure');
const GROUND = color('art-ground');

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
