import { Inject, Injectable } from '@nestjs/common';
import { conflict, notFound } from '@concord/nest-platform';
import { EXAMS_ENV, PUBLIC_ORIGIN } from '../../../config/config.module';
import type { ExamsEnv } from '../../../env';
import { CredentialIssuer } from './credential-issuer';
import { didOf } from './issuer-did';

/** The issuer of this site, if it has a key and a publicly reachable address. */
@Injectable()
export class InstituteIssuer {
  private readonly issuer?: CredentialIssuer;

  constructor(@Inject(EXAMS_ENV) env: ExamsEnv, @Inject(PUBLIC_ORIGIN) origin: string) {
    const { CREDENTIAL_PRIVATE_KEY: keys, CREDENTIAL_PUBLIC_KEY: earlier } = env;
    const did = didOf(origin);
    if (did && keys) this.issuer = new CredentialIssuer(did, keys, earlier);
  }

  /** @throws AppError 409 if this site signs nothing */
  forSigning(): CredentialIssuer {
    if (this.issuer) return this.issuer;
    throw conflict(
      'CONFLICT',
      'This site does not issue signed credentials, because it has no https address or no key',
    );
  }

  /** @throws AppError 404 if this site signs nothing */
  published(): CredentialIssuer {
    if (this.issuer) return this.issuer;
    throw notFound('An issuer of credentials');
  }
}
