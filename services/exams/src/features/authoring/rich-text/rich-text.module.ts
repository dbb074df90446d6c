import { Module } from '@nestjs/common';
import { RichTextController } from './rich-text.controller';

/** Shows texts with formatting and formulas while they are written. */
@Module({
  controllers: [RichTextController],
})
export class RichTextModule {}
