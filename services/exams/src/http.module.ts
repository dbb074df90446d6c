import { type DynamicModule, Module } from '@nestjs/common';
import { mongoRoot, PlatformModule } from '@concord/nest-platform';
import { ConfigModule } from './config/config.module';
import type { ExamsEnv } from './env';
import { AssignmentsModule } from './features/assignments/assignments/assignments.module';
import { BulkAssignmentsModule } from './features/assignments/bulk-assignments/bulk-assignments.module';
import { OwnExamsModule } from './features/assignments/own-exams/own-exams.module';
import { CoursesModule } from './features/authoring/courses/courses.module';
import { ExamExportModule } from './features/authoring/exam-export/exam-export.module';
import { ExamsModule } from './features/authoring/exams/exams.module';
import { RichTextModule } from './features/authoring/rich-text/rich-text.module';
import { SheetsModule } from './features/authoring/sheets/sheets.module';
import { VersionsModule } from './features/authoring/versions/versions.module';
import { CertificateExportModule } from './features/certificates/certificate-export/certificate-export.module';
import { CertificateIssueModule } from './features/certificates/certificate-issue/certificate-issue.module';
import { CertificateTemplatesModule } from './features/certificates/certificate-templates/certificate-templates.module';
import { CertificatesModule } from './features/certificates/certificates/certificates.module';
import { OwnCertificatesModule } from './features/certificates/own-certificates/own-certificates.module';
import { CredentialsModule } from './features/certificates/credentials/credentials.module';
import { AnnouncementsModule } from './features/hall/announcements/announcements.module';
import { HallsModule } from './features/hall/halls/halls.module';
import { InvigilationModule } from './features/hall/invigilation/invigilation.module';
import { MonitorModule } from './features/hall/monitor/monitor.module';
import { PausesModule } from './features/hall/pauses/pauses.module';
import { PersonalDataModule } from './features/operations/personal-data/personal-data.module';
import { RemovalModule } from './features/operations/removal/removal.module';
import { TasksApiModule } from './features/operations/tasks/tasks-api.module';
import { ExamStatisticsModule } from './features/results/exam-statistics/exam-statistics.module';
import { RegradesModule } from './features/results/regrades/regrades.module';
import { ReleaseModule } from './features/results/release/release.module';
import { ResultExportModule } from './features/results/result-export/result-export.module';
import { ResultsModule } from './features/results/results/results.module';
import { StatisticsModule } from './features/results/statistics/statistics.module';
import { EntryModule } from './features/sitting/entry/entry.module';
import { HeartbeatModule } from './features/sitting/heartbeat/heartbeat.module';
import { NoticesModule } from './features/sitting/notices/notices.module';
import { PracticeModule } from './features/sitting/practice/practice.module';
import { SittingModule } from './features/sitting/sitting/sitting.module';

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
    OwnCertificatesModule,
    OwnExamsModule,
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
    TasksApiModule,
    VersionsModule,
  ],
})
export class HttpModule {
  static forRoot(env: ExamsEnv): DynamicModule {
    return {
      module: HttpModule,
      imports: [mongoRoot(env, 'exams'), PlatformModule.forRoot({ env }), ConfigModule.forRoot(env)],
    };
  }
}
