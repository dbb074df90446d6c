import { Module } from '@nestjs/common';
import { MemberFiles } from './member-files';

@Module({ providers: [MemberFiles], exports: [MemberFiles] })
export class MemberFilesModule {}
