import { Controller } from '@nestjs/common';
import { calls, internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles, originOf } from '@concord/nest-platform';
import { ExamSignInService } from './exam-sign-in.service';
import { StudentArchiveService } from './student-archive.service';
import { StudentLookupService } from './student-lookup.service';
import { StudentsService } from './students.service';

@Controller()
export class StudentsController {
  constructor(
    private readonly students: StudentsService,
    private readonly archive: StudentArchiveService,
    private readonly signIn: ExamSignInService,
    private readonly lookups: StudentLookupService,
  ) {}

  @Handles(calls.studentList)
  list({ query }: HandlerInput<typeof calls.studentList>) {
    return this.students.list(query);
  }

  @Handles(calls.studentRecent)
  recent() {
    return this.students.recent();
  }

  @Handles(calls.studentCount)
  count() {
    return this.students.count();
  }

  @Handles(calls.studentGet)
  get(input: HandlerInput<typeof calls.studentGet>) {
    return this.students.get(input.actor, input.params.id, input);
  }

  @Handles(calls.studentRemove)
  remove(input: HandlerInput<typeof calls.studentRemove>) {
    return this.archive.archive(input.actor, input.params.id, input);
  }

  @Handles(calls.studentRestore)
  restore(input: HandlerInput<typeof calls.studentRestore>) {
    return this.archive.restore(input.params.id, input);
  }

  @Handles(calls.studentRevealSerial)
  revealSerial(input: HandlerInput<typeof calls.studentRevealSerial>) {
    return this.students.revealSerial(input.actor, input.params.id, originOf(input));
  }

  @Handles(internalCalls.internalExamSignIn)
  examSignIn({ body }: HandlerInput<typeof internalCalls.internalExamSignIn>) {
    return this.signIn.signIn(body);
  }

  @Handles(internalCalls.internalStudentLatest)
  internalLatest({ query }: HandlerInput<typeof internalCalls.internalStudentLatest>) {
    return this.students.latest(query.limit);
  }

  @Handles(internalCalls.internalStudentCount)
  internalCount() {
    return this.students.count();
  }

  @Handles(internalCalls.internalStudentGet)
  internalGet({ params }: HandlerInput<typeof internalCalls.internalStudentGet>) {
    return this.students.find(params.id);
  }

  @Handles(internalCalls.internalStudentLookup)
  lookup({ body }: HandlerInput<typeof internalCalls.internalStudentLookup>) {
    return this.lookups.lookup(body.ids);
  }

  @Handles(internalCalls.internalStudentCards)
  cards({ body }: HandlerInput<typeof internalCalls.internalStudentCards>) {
    return this.lookups.cards(body.ids);
  }

  @Handles(internalCalls.internalStudentIds)
  ids({ body }: HandlerInput<typeof internalCalls.internalStudentIds>) {
    return this.students.idsOf(body);
  }

  @Handles(internalCalls.internalPrintToken)
  printToken({ body }: HandlerInput<typeof internalCalls.internalPrintToken>) {
    return this.students.printToken(body);
  }
}
