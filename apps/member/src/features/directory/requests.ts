import { addRequests, mutation, query } from '@concord/api-client/member';
import { myCardRoutes } from '@concord/contracts';

const DIRECTORY = [{ type: 'Me' as const, id: 'directory' }];

export const { useMyDirectoryQuery, useMyDirectoryReplaceMutation } = addRequests(
  query(myCardRoutes.myDirectory, { providesTags: DIRECTORY }),
  mutation(myCardRoutes.myDirectoryReplace, { invalidatesTags: DIRECTORY }),
);
