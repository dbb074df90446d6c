import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { DirectoryListing } from './directory-listing.service';

@Controller()
export class DirectoryListingController {
  constructor(private readonly listing: DirectoryListing) {}

  @Handles(calls.directoryPage)
  page({ query, clientAddress }: HandlerInput<typeof calls.directoryPage>) {
    return this.listing.page(query, clientAddress);
  }
}
