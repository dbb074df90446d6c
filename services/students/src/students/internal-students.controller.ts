import { Controller } from '@nestjs/common';
import {
  type InternalSignInBody,
  internalSignInBody,
  type PrintTokenBody,
  printTokenBody,
  studentLatestQuery,
  studentLookupBody,
} from '@concord/contracts';
import { IdParam, Internal, ValidBody, ValidQuery } from '@concord/nest-platform';
import { ExamSignInService } from './exam-sign-in.service';
import { StudentsService } from './students.service';

/** What other services ask about students. */
@Controller()
export class InternalStudentsController {
  constructor(
    private readonly students: StudentsService,
    private readonly signIn: ExamSignInService,
  ) {}

  @Internal('POST', '/exam-sign-in')
  examSignIn(@ValidBody(internalSignInBody) body: InternalSignInBody) {
    return this.signIn.signIn(body);
  }

  @Internal('GET', '/students')
  latest(@ValidQuery(studentLatestQuery) { limit }: { limit: number }) {
    return this.students.latest(limit);
  }

  @Internal('GET', '/students/count')
  count() {
    return this.students.count();
  }

  @Internal('GET', '/students/:id')
  get(@IdParam() id: string) {
    return this.students.find(id);
  }

  @Internal('POST', '/students/lookup')
  lookup(@ValidBody(studentLookupBody) { ids }: { ids: string[] }) {
    return this.students.lookup(ids);
  }

  @Internal('POST', '/print-tokens')
  printToken(@ValidBody(printTokenBody) body: PrintTokenBody) {
    return this.students.printToken(body);
  }
}
