import { type DynamicModule, Module } from '@nestjs/common';
import { mongoRoot, PlatformModule } from '@concord/nest-platform';
import { AnnouncementsModule } from './announcements/announcements.module';
import { AssignmentsModule } from './assignments/assignments.module';
import { BulkAssignmentsModule } from './bulk-assignments/bulk-assignments.module';
import { ConfigModule } from './config/config.module';
import { CertificateExportModule } from './certificate-export/certificate-export.module';
import { CertificateIssueModule } from './certificate-issue/certificate-issue.module';
import { CertificateTemplatesModule } from './certificate-templates/certificate-templates.module';
import { CertificatesModule } from './certificates/certificates.module';
import { CoursesModule } from './courses/courses.module';
import { CredentialsModule } from './credentials/credentials.module';
import type { ExamsEnv } from './env';
import { ExamsModule } from './exams/exams.module';
import { ExamStatisticsModule } from './exam-statistics/exam-statistics.module';
import { EntryModule } from './entry/entry.module';
import { HallsModule } from './halls/halls.module';
import { HeartbeatModule } from './heartbeat/heartbeat.module';
import { InvigilationModule } from './invigilation/invigilation.module';
import { MonitorModule } from './monitor/monitor.module';
import { NoticesModule } from './notices/notices.module';
import { PausesModule } from './pauses/pauses.module';
import { PersonalDataModule } from './personal-data/personal-data.module';
import { PracticeModule } from './practice/practice.module';
import { ReleaseModule } from './release/release.module';
import { RegradesModule } from './regrades/regrades.module';
import { RemovalModule } from './removal/removal.module';
import { ResultExportModule } from './result-export/result-export.module';
import { ResultsModule } from './results/results.module';
import { RichTextModule } from './rich-text/rich-text.module';
import { SheetsModule } from './sheets/sheets.module';
import { ExamExportModule } from './exam-export/exam-export.module';
import { SittingModule } from './sitting/sitting.module';
import { StatisticsModule } from './statistics/statistics.module';
import { TasksModule } from './tasks/tasks.module';
import { VersionsModule } from './versions/versions.module';

@Module({
  imports: [
    AnnouncementsModule,
    AssignmentsModule,
    BulkAssignmentsModule,
    CertificateExportModule,
    CertificateIssueModule,
    CertificatesModule,
    CertificateTemplatesModule,
    CoursesModule,
    CredentialsModule,
    ExamsModule,
    HallsModule,
    HeartbeatModule,
    InvigilationModule,
    MonitorModule,
    NoticesModule,
    PausesModule,
    PersonalDataModule,
    PracticeModule,
    ReleaseModule,
    RegradesModule,
    RemovalModule,
    ResultExportModule,
    ResultsModule,
    RichTextModule,
    SheetsModule,
    EntryModule,
    ExamExportModule,
    ExamStatisticsModule,
    SittingModule,
    StatisticsModule,
    TasksModule,
    VersionsModule,
  ],
})
export class AppModule {
  static forRoot(env: ExamsEnv): DynamicModule {
    return {
      module: AppModule,
      imports: [mongoRoot(env, 'exams'), PlatformModule.forRoot({ env }), ConfigModule.forRoot(env)],
    };
  }
}
