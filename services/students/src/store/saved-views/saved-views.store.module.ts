import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SavedViewsRepository } from './saved-views.repository';
import { SAVED_VIEWS_MODEL, savedViewsSchema } from './saved-views.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: SAVED_VIEWS_MODEL, schema: savedViewsSchema }])],
  providers: [SavedViewsRepository],
  exports: [SavedViewsRepository],
})
export class SavedViewsStoreModule {}
