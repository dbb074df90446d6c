import { api, listPage, listParams } from '@concord/api-client/requests';

/** Lists that have no count of their own: their total comes with a page of one row. */
export type CountedList = 'course' | 'exams' | 'result' | 'certificate' | 'gallery';

const TAGS = {
  course: 'Courses',
  exams: 'Exams',
  result: 'Results',
  certificate: 'Certificates',
  gallery: 'Gallery',
} as const;

const listTotalApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTotal: build.query<number, CountedList>({
      query: (list) => ({ url: list, params: listParams({ page: 1, pageSize: 1 }) }),
      transformResponse: (items: unknown[], meta) => listPage(items, meta).total,
      providesTags: (_total, _error, list) => [{ type: TAGS[list], id: 'LIST' }],
    }),
  }),
});

export const { useListTotalQuery } = listTotalApi;
