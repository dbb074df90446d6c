import { useMeQuery } from '@concord/api-client/requests';

/** Reads role and name from the server while somebody is signed in. */
export default function SessionRefresh() {
  useMeQuery();
  return null;
}
