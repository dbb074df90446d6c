import { api, listPage, listParams, type ListPage } from '@concord/api-client/requests';
import type { Student } from '@concord/contracts';
import type { ListArgs } from '../../shared/lists/use-server-list';

const studentListApi = api.injectEndpoints({
  endpoints: (build) => ({
    studentList: build.query<ListPage<Student>, ListArgs>({
      query: (args) => ({ url: 'student', params: listParams(args) }),
      transformResponse: (items: Student[], meta) => listPage(items, meta),
      providesTags: [{ type: 'Students', id: 'LIST' }],
    }),
  }),
});

export const { useStudentListQuery } = studentListApi;
