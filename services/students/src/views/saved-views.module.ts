import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SavedViewsController } from './saved-views.controller';
import { SavedViewsRepository } from './saved-views.repository';
import { SAVED_VIEWS_MODEL, savedViewsSchema } from './saved-views.schema';
import { SavedViewsService } from './saved-views.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: SAVED_VIEWS_MODEL, schema: savedViewsSchema }])],
  controllers: [SavedViewsController],
  providers: [SavedViewsRepository, SavedViewsService],
  exports: [SavedViewsRepository],
})
export class SavedViewsModule {}
