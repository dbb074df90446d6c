import { Inject, Injectable } from '@nestjs/common';
import { notFound, LruCache } from '@concord/nest-platform';
import { PUBLIC_ORIGIN } from '../../../config/config.module';
import { CertificatesRepository } from '../../../store/certificates/certificates.repository';
import { StatusPlacesRepository } from '../../../store/status-places/status-places.repository';
import { InstituteIssuer } from './institute-issuer';
import { statusListUrl } from './open-badge';
import { LIST_SECONDS, statusListOf } from './status-list';

const LIST_NUMBER = /^(0|[1-9]\d{0,3})$/;
const CACHED_MAX = 50;

interface SignedList {
  token: string;
  until: number;
}

/** Publishes which credentials are revoked. A list older than 30 seconds is rebuilt at the next request. */
@Injectable()
export class StatusListsService {
  private readonly cache = new LruCache<SignedList>(CACHED_MAX);

  constructor(
    private readonly institute: InstituteIssuer,
    private readonly places: StatusPlacesRepository,
    private readonly certificates: CertificatesRepository,
    @Inject(PUBLIC_ORIGIN) private readonly origin: string,
  ) {}

  /** @throws AppError 404 for a list without credentials */
  async get(number: string): Promise<string> {
    const known = this.cache.get(number);
    if (known && known.until <= Date.now()) this.cache.delete(number);
    const list = LIST_NUMBER.test(number)
      ? await this.cache.getOrLoad(number, () => this.load(Number(number)))
      : undefined;
    if (!list) throw notFound('A status list with this number');
    return list.token;
  }

  private async load(list: number): Promise<SignedList | undefined> {
    const issuer = this.institute.published();
    if (!(await this.places.hasList(list))) return undefined;
    const now = new Date();
    const revoked = await this.places.indexesOf(list, await this.certificates.revokedIds());
    const credential = statusListOf({ url: statusListUrl(this.origin, list), did: issuer.did }, revoked, now);
    return { token: issuer.sign(credential), until: now.getTime() + LIST_SECONDS * 1000 };
  }
}
