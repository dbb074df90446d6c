import { useMeQuery } from '@concord/api-client/requests';

/** Asks the server for role and name as they are now, for as long as somebody is signed in. */
export default function SessionRefresh() {
  useMeQuery();
  return null;
}
