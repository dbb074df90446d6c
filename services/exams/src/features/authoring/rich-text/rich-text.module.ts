import { Module } from '@nestjs/common';
import { RichTextController } from './rich-text.controller';

/** Previews formatting and formulas while staff type. */
@Module({
  controllers: [RichTextController],
})
export class RichTextModule {}
