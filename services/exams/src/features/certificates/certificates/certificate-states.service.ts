import { Injectable } from '@nestjs/common';
import {
  type Certificate,
  type CertificateRemoveBody,
  type CertificateReinstateBody,
  internalCalls,
} from '@concord/contracts';
import {
  AppError,
  type AuditNote,
  conflict,
  InternalClient,
  newObjectId,
  required,
  type StaffActor,
  staffRefOf,
} from '@concord/nest-platform';
import { serialOf } from '../../../store/certificates/certificate-keys';
import type { CertificateRecord } from '../../../store/certificates/certificate.schema';
import { CertificatesRepository } from '../../../store/certificates/certificates.repository';
import { noteOf, stateOf } from './certificate-audit';
import { toCertificateRow } from './certificate.view';

/** Revokes and reinstates certificates. A repeated call completes an interrupted one. */
@Injectable()
export class CertificateStates {
  constructor(
    private readonly certificates: CertificatesRepository,
    private readonly internal: InternalClient,
  ) {}

  /**
   * Revokes the certificate, then its serial at the students service.
   * @throws AppError 404, 409 if it was replaced
   */
  async revoke(
    staff: StaffActor,
    id: string,
    { reason = '', isPublic = false }: CertificateRemoveBody,
    audit: AuditNote,
  ): Promise<{ _id: string }> {
    const before = await this.require(id);
    audit.note({ ...noteOf(before), ...(reason && { reason }), before: stateOf(before) });
    await this.certificates.revoke(before, new Date(), { reason, isPublic, by: staffRefOf(staff) });
    const after = await this.require(id);
    if (after.replacedBy)
      throw conflict(
        'CONFLICT',
        `This certificate was replaced by ${after.replacedBy} and is no longer valid. Revoke the new certificate instead`,
      );
    audit.note({ after: stateOf(after) });
    await this.withSerial(after, internalCalls.internalSerialRevoke);
    return { _id: id };
  }

  /** @throws AppError 404, 409 if it was replaced */
  async reinstate(
    id: string,
    { reason }: CertificateReinstateBody,
    audit: AuditNote,
  ): Promise<Certificate & { isSerialVoid?: boolean }> {
    const before = await this.require(id);
    audit.note({ ...noteOf(before), reason, before: stateOf(before) });
    await this.certificates.reinstate(before._id);
    const after = await this.require(id);
    if (after.replacedBy)
      throw conflict(
        'CONFLICT',
        `This certificate was replaced by ${after.replacedBy}, so it can't be reinstated`,
      );
    audit.note({ after: stateOf(after) });
    const hasSerial = await this.withSerial(after, internalCalls.internalSerialRestore);
    return { ...toCertificateRow(after), ...(!hasSerial && { isSerialVoid: true }) };
  }

  /** Makes the mail of a valid certificate due. @throws AppError 404, 409 if it gets no mail */
  async mail(id: string, audit: AuditNote): Promise<Certificate> {
    const certificate = await this.require(id);
    audit.note(noteOf(certificate));
    if (!certificate.student)
      throw conflict(
        'CONFLICT',
        'This certificate was made by hand for somebody who is not registered, so there is no e-mail address. Print it instead',
      );
    if (!(await this.certificates.setMailDue(certificate._id, new Date(), newObjectId())))
      throw conflict('CONFLICT', "This certificate is no longer valid, so it can't be sent");
    return toCertificateRow(certificate);
  }

  private async require(id: string): Promise<CertificateRecord> {
    return required(await this.certificates.find(id), 'The certificate');
  }

  /** @returns false if the students service does not know the serial; true without a serial */
  private async withSerial(
    certificate: CertificateRecord,
    call: typeof internalCalls.internalSerialRevoke | typeof internalCalls.internalSerialRestore,
  ): Promise<boolean> {
    const serial = serialOf(certificate);
    if (!serial) return true;
    try {
      await this.internal.call(call, { params: { serial } });
      return true;
    } catch (error) {
      if (!(error instanceof AppError && error.statusCode === 404)) throw error;
      return false;
    }
  }
}
