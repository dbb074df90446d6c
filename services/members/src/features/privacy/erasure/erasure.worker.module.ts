import { Module } from '@nestjs/common';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { ApplicantLinks } from './applicant-links.task';
import { ErasureRunnerModule } from './erasure-runner.module';
import { ErasuresSweeper } from './erasures.sweeper';

@Module({ imports: [ErasureRunnerModule, MembersStoreModule], providers: [ApplicantLinks, ErasuresSweeper] })
export class ErasureWorkerModule {}
