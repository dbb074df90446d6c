import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from './create-store';
import type { SessionState } from './session.slice';
import type { RootState } from './state';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
/** The present staff session. */
export const useSession = (): SessionState => useAppSelector((state) => state.session);
