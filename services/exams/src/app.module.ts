import { type DynamicModule, Module } from '@nestjs/common';
import { mongoRoot, PlatformModule } from '@concord/nest-platform';
import { AssignmentsModule } from './assignments/assignments.module';
import { CertificatesModule } from './certificates/certificates.module';
import { CoursesModule } from './courses/courses.module';
import type { ExamsEnv } from './env';
import { ExamsModule } from './exams/exams.module';
import { HeartbeatModule } from './heartbeat/heartbeat.module';
import { InvigilationModule } from './invigilation/invigilation.module';
import { MonitorModule } from './monitor/monitor.module';
import { PersonalDataModule } from './personal-data/personal-data.module';
import { RemovalModule } from './removal/removal.module';
import { ResultsModule } from './results/results.module';
import { SheetsModule } from './sheets/sheets.module';
import { ExamExportModule } from './exam-export/exam-export.module';
import { SittingModule } from './sitting/sitting.module';
import { StatisticsModule } from './statistics/statistics.module';

@Module({
  imports: [
    AssignmentsModule,
    CertificatesModule,
    CoursesModule,
    ExamsModule,
    HeartbeatModule,
    InvigilationModule,
    MonitorModule,
    PersonalDataModule,
    RemovalModule,
    ResultsModule,
    SheetsModule,
    ExamExportModule,
    SittingModule,
    StatisticsModule,
  ],
})
export class AppModule {
  static forRoot(env: ExamsEnv): DynamicModule {
    return { module: AppModule, imports: [mongoRoot(env, 'exams'), PlatformModule.forRoot({ env })] };
  }
}
