import { api } from '@concord/api-client/requests';
import type { ParsedSheet } from '@concord/contracts';

const parseSheetApi = api.injectEndpoints({
  endpoints: (build) => ({
    parseSheet: build.mutation<ParsedSheet, File>({
      query: (file) => {
        const body = new FormData();
        body.append('file', file);
        return { url: 'exams/parse-sheet', method: 'POST', body };
      },
    }),
  }),
});

export const { useParseSheetMutation } = parseSheetApi;
