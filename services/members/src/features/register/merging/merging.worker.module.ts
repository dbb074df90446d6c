import { Module } from '@nestjs/common';
import { MergesStoreModule } from '../../../store/merges/merges.store.module';
import { MergeRunnerModule } from './merge-runner.module';
import { MergesSweeper } from './merges.sweeper';

@Module({ imports: [MergeRunnerModule, MergesStoreModule], providers: [MergesSweeper] })
export class MergingWorkerModule {}
