import { Controller } from '@nestjs/common';
import { calls, internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { CoursesService } from './courses.service';

@Controller()
export class CoursesController {
  constructor(private readonly courses: CoursesService) {}

  @Handles(calls.courseList)
  list({ actor, query }: HandlerInput<typeof calls.courseList>) {
    return this.courses.list(actor, query);
  }

  @Handles(calls.courseCreate)
  create({ actor, body, audit }: HandlerInput<typeof calls.courseCreate>) {
    return this.courses.create(actor, body, audit);
  }

  @Handles(calls.courseUpdate)
  update({ body, audit }: HandlerInput<typeof calls.courseUpdate>) {
    return this.courses.update(body, audit);
  }

  @Handles(calls.courseRemove)
  remove({ params, audit }: HandlerInput<typeof calls.courseRemove>) {
    return this.courses.remove(params.id, audit);
  }

  @Handles(internalCalls.internalCourseGet)
  get({ params }: HandlerInput<typeof internalCalls.internalCourseGet>) {
    return this.courses.get(params.id);
  }
}
