import { Controller } from '@nestjs/common';
import { calls, type ExamUpdateBody, type ExamUploadBody } from '@concord/contracts';
import {
  type Actor,
  CurrentActor,
  forbidden,
  fromRequest,
  HandlesArguments,
  IdParam,
  isSuper,
  LateBody,
  ValidBody,
  ValidQuery,
} from '@concord/nest-platform';
import { type ExamListQuery, ExamsService } from './exams.service';

/** Whether questions are requested. @throws AppError 403, before the rest of the query is parsed. */
const WithQuestions = () =>
  fromRequest(({ query, actor }) => {
    const full = (query as Record<string, unknown>).type === 'full';
    if (full && !isSuper(actor)) throw forbidden();
    return full;
  });

@Controller()
export class ExamsController {
  constructor(private readonly exams: ExamsService) {}

  @HandlesArguments(calls.examUpload)
  upload(@CurrentActor() actor: Actor, @ValidBody(calls.examUpload.body) body: ExamUploadBody) {
    return this.exams.upload(actor, body);
  }

  @HandlesArguments(calls.examList)
  list(@WithQuestions() full: boolean, @ValidQuery(calls.examList.query) query: ExamListQuery) {
    return this.exams.list(full, query);
  }

  @HandlesArguments(calls.examGet)
  get(@IdParam() id: string) {
    return this.exams.get(id);
  }

  @HandlesArguments(calls.examUpdate)
  update(@IdParam() id: string, @LateBody(calls.examUpdate.body) body: () => ExamUpdateBody) {
    return this.exams.update(id, body);
  }
}
