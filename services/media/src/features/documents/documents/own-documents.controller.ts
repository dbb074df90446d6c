import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { OwnCardFile } from './own-card-file.service';
import { OwnDocuments } from './own-documents.service';
import { OwnExamDocuments } from './own-exam-documents.service';

/** Documents that members and applicants fetch from their own pages. */
@Controller()
export class OwnDocumentsController {
  constructor(
    private readonly own: OwnDocuments,
    private readonly ownOfExams: OwnExamDocuments,
    private readonly cards: OwnCardFile,
  ) {}

  @Handles(calls.myDocumentFile)
  ownFile({ params, actor }: HandlerInput<typeof calls.myDocumentFile>) {
    return this.own.get(params.id, actor);
  }

  @Handles(calls.myCardFile)
  ownCard({ actor }: HandlerInput<typeof calls.myCardFile>) {
    return this.cards.get(actor);
  }

  @Handles(calls.myCertificateFile)
  ownCertificate({ params, actor }: HandlerInput<typeof calls.myCertificateFile>) {
    return this.ownOfExams.certificate(params.id, actor);
  }

  @Handles(calls.myResultFile)
  ownResultSlip({ params, actor }: HandlerInput<typeof calls.myResultFile>) {
    return this.ownOfExams.resultSlip(params.id, actor);
  }
}
