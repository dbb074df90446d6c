import { api } from '@concord/api-client/requests';

const examTemplateApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Answers with an object URL of the spreadsheet, which the caller gives back once it is saved. */
    examTemplate: build.mutation<string, void>({
      query: () => ({
        url: 'exams/template',
        responseHandler: async (response) =>
          response.ok ? URL.createObjectURL(await response.blob()) : ((await response.json()) as unknown),
      }),
    }),
  }),
});

export const { useExamTemplateMutation } = examTemplateApi;
