import { Injectable } from '@nestjs/common';
import {
  CERTIFICATE_DESIGNS,
  type CertificateDesign,
  certificateDesign,
  internalCalls,
  type TemplateContent,
  type TemplateHistory,
  type TemplateRestoreBody,
  type TemplateSaveBody,
  type TemplateVersion,
} from '@concord/contracts';
import { unprintedText } from '@concord/institute/printed-letters';
import {
  badRequest,
  conflict,
  InternalClient,
  newObjectId,
  notFound,
  required,
  type StaffActor,
  staffRefOf,
} from '@concord/nest-platform';
import type { RecordedBody } from '../../../shared/lazy-body';
import type { CertificateTemplateRecord } from '../../../store/certificate-templates/certificate-template.schema';
import { CertificateTemplatesRepository } from '../../../store/certificate-templates/certificate-templates.repository';
import { contentOf, toTemplateVersion } from './certificate-template.view';

/** Maximum number of versions in a history. */
const SHOWN = 100;

/** Manages the designs of certificates. An edit adds a version; versions are immutable. */
@Injectable()
export class CertificateTemplatesService {
  constructor(
    private readonly templates: CertificateTemplatesRepository,
    private readonly internal: InternalClient,
  ) {}

  async list(): Promise<TemplateVersion[]> {
    const latest = await Promise.all(CERTIFICATE_DESIGNS.map((design) => this.present(design)));
    return latest.map(toTemplateVersion);
  }

  /** @throws AppError 404. */
  async get(name: string): Promise<TemplateHistory> {
    const versions = await this.templates.list(designOf(name), SHOWN);
    const [present] = versions;
    return {
      present: toTemplateVersion(required(present ?? null, 'The template')),
      versions: versions.map(toTemplateVersion),
    };
  }

  /** @throws AppError 404, 409 REVISION; 400 for a missing signature file, or letters that cannot be printed */
  async save(
    staff: StaffActor,
    name: string,
    input: RecordedBody<TemplateSaveBody>,
  ): Promise<TemplateVersion> {
    const before = await this.present(designOf(name));
    input.audit.note({ id: before.design, label: before.title });
    const { revision, ...content } = input.body;
    if (before.version !== revision) throw changedMeanwhile();
    requirePrintable(content);
    await this.claimSignatures(content);
    return this.add(staff, before, { content: contentOf(content) }, input);
  }

  /** @throws AppError 404, 409 REVISION, 409 for the current version */
  async restore(
    staff: StaffActor,
    name: string,
    input: RecordedBody<TemplateRestoreBody>,
  ): Promise<TemplateVersion> {
    const before = await this.present(designOf(name));
    input.audit.note({ id: before.design, label: before.title });
    const { version, revision } = input.body;
    const found = required(await this.templates.find({ design: before.design, version }), 'The version');
    if (before.version !== revision) throw changedMeanwhile();
    if (before.version === version) throw conflict('CONFLICT', 'This is already the current version');
    return this.add(staff, before, { content: contentOf(found), restored: version }, input);
  }

  private async add(
    staff: StaffActor,
    before: CertificateTemplateRecord,
    { content, restored }: { content: TemplateContent; restored?: number },
    { audit }: Pick<RecordedBody<unknown>, 'audit'>,
  ): Promise<TemplateVersion> {
    const record: CertificateTemplateRecord = {
      _id: newObjectId(),
      design: before.design,
      version: before.version + 1,
      ...content,
      by: staffRefOf(staff),
      ...(restored !== undefined && { restored }),
      createdAt: new Date(),
    };
    if (!(await this.templates.insert(record))) throw changedMeanwhile();
    audit.note({
      before: { version: before.version, ...contentOf(before) },
      after: { version: record.version, ...content, ...(restored !== undefined && { restored }) },
    });
    return toTemplateVersion(record);
  }

  /** Claims signatures at the media service, which then keeps them for as long as the version exists. */
  private async claimSignatures({ signatories }: TemplateContent): Promise<void> {
    const files = [...new Set(signatories.flatMap(({ signature }) => signature ?? []))];
    if (files.length === 0) return;
    const stored = await this.internal.call(internalCalls.internalSignaturesClaim, { body: { files } });
    const missing = signatories.findIndex(({ signature }) => signature && !stored.files.includes(signature));
    if (missing < 0) return;
    const message = 'This signature is no longer stored. Upload it again';
    throw badRequest('VALIDATION', message, [{ path: `signatories.${missing}.signature`, message }]);
  }

  private async present(design: CertificateDesign): Promise<CertificateTemplateRecord> {
    return required(await this.templates.latest(design), 'The template');
  }
}

function designOf(name: string): CertificateDesign {
  const design = certificateDesign.safeParse(name);
  if (!design.success) throw notFound('The template');
  return design.data;
}

/** @throws AppError 400 for letters that no font for printing has */
function requirePrintable({ title, body, signatories }: TemplateContent): void {
  const texts = [
    ['title', 'The title', title],
    ['body', 'The text', body],
    ...signatories.flatMap(({ name, role }, index) => [
      [`signatories.${index}.name`, 'The name', name] as const,
      [`signatories.${index}.role`, 'The office', role] as const,
    ]),
  ] as const;
  const issues = texts.flatMap(([path, what, text]) => {
    const message = unprintedText(what, text);
    return message === undefined ? [] : [{ path, message }];
  });
  const [first] = issues;
  if (first) throw badRequest('VALIDATION', first.message, issues);
}

const changedMeanwhile = () =>
  conflict('REVISION', 'Somebody else has changed this template since you opened it');
