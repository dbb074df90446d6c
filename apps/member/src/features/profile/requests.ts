import { addRequests, mutation, query } from '@concord/api-client/member';
import { geoRoutes, myProfileRoutes } from '@concord/contracts';
import { PROFILE_TAG } from '../../shared/requests/requests';

/** Countries change seldom. */
const GEO_CACHE_SECONDS = 3600;

// Also after a refusal: the record has changed meanwhile.
const CHANGES = { invalidatesTags: [PROFILE_TAG] };

export const {
  useMyProfileQuery,
  useCountriesQuery,
  useMyContactUpdateMutation,
  useMyCorrectionRequestMutation,
  useMyEmailChangeMutation,
  useMyEmailConfirmMutation,
} = addRequests(
  query(myProfileRoutes.myProfile, { providesTags: [PROFILE_TAG] }),
  query(geoRoutes.countries, { keepUnusedDataFor: GEO_CACHE_SECONDS }),
  mutation(myProfileRoutes.myContactUpdate, CHANGES),
  mutation(myProfileRoutes.myCorrectionRequest, CHANGES),
  mutation(myProfileRoutes.myEmailChange),
  mutation(myProfileRoutes.myEmailConfirm, CHANGES),
);
