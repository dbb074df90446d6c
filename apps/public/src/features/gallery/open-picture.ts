import { useLocation, useNavigate, useSearchParams } from '@concord/mfe';

const PARAMETER = 'picture';
/** Says that the page before this one in the history is the gallery, so that closing is going back. */
const FROM_GRID = { fromGrid: true } as const;

export const pictureLinkId = (id: string): string => `picture-${id}`;

/** A link's properties: the open picture is in the address, so Back closes it and the address can be passed on. */
export const linkToPicture = (id: string) => ({ to: `?${PARAMETER}=${id}`, state: FROM_GRID }) as const;

const isFromGrid = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromGrid' in state;

/** The picture that the address says is open, and ways to show another one and to close it. */
export function useOpenPicture() {
  const [parameters] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();

  return {
    id: parameters.get(PARAMETER),
    show: (id: string) => void navigate(`?${PARAMETER}=${id}`, { replace: true, state }),
    close: () => void (isFromGrid(state) ? navigate(-1) : navigate(pathname, { replace: true })),
  };
}
