import { Controller } from '@nestjs/common';
import { calls, type CourseCreateBody, type CourseUpdateBody } from '@concord/contracts';
import {
  type Actor,
  CurrentActor,
  HandlesArguments,
  IdParam,
  Internal,
  ValidBody,
  ValidQuery,
} from '@concord/nest-platform';
import { CoursesService } from './courses.service';

@Controller()
export class CoursesController {
  constructor(private readonly courses: CoursesService) {}

  @HandlesArguments(calls.courseList)
  list(
    @CurrentActor() actor: Actor,
    @ValidQuery(calls.courseList.query) query: { page?: number; pageSize: number },
  ) {
    return this.courses.list(actor, query);
  }

  @HandlesArguments(calls.courseCreate)
  create(@CurrentActor() actor: Actor, @ValidBody(calls.courseCreate.body) body: CourseCreateBody) {
    return this.courses.create(actor, body);
  }

  @HandlesArguments(calls.courseUpdate)
  update(@ValidBody(calls.courseUpdate.body) body: CourseUpdateBody) {
    return this.courses.update(body);
  }

  @HandlesArguments(calls.courseRemove)
  remove(@IdParam() id: string) {
    return this.courses.remove(id);
  }

  @Internal('GET', '/courses/:id')
  get(@IdParam() id: string) {
    return this.courses.get(id);
  }
}
