import { api } from '@concord/api-client/requests';
import { studentRoutes, type RegisteredStudent } from '@concord/contracts';
import { uploadJson, type Upload } from './upload-json';

const studentRegisterApi = api.injectEndpoints({
  endpoints: (build) => ({
    studentRegister: build.mutation<RegisteredStudent, Upload>({
      queryFn: (upload, { signal }) =>
        uploadJson<RegisteredStudent>(studentRoutes.studentRegister, upload, signal),
      invalidatesTags: (student) => (student ? ['Serials', 'Students', 'Counts'] : []),
    }),
  }),
});

export const { studentRegister } = studentRegisterApi.endpoints;
