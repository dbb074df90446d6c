import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from './create-store';
import type { SessionState } from './session.slice';
import type { RootState } from './state';

/** `dispatch` of the page's store. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
/** Reads from the page's store. */
export const useAppSelector = useSelector.withTypes<RootState>();
/** The staff session as it is now. */
export const useSession = (): SessionState => useAppSelector((state) => state.session);
