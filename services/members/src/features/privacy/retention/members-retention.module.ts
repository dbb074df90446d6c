import { type DynamicModule, Module } from '@nestjs/common';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { StatementLinesStoreModule } from '../../../store/statement-lines/statement-lines.store.module';
import { StatementsStoreModule } from '../../../store/statements/statements.store.module';
import { ErasureModule } from '../erasure/erasure.module';
import { FormerMembersRetention } from './former-members.retention';
import { RETENTION_YEARS } from './retention-years';
import { StatementTextsRetention } from './statement-texts.retention';

/** Retentions of the service, for the program alone. */
@Module({
  imports: [
    AccountsStoreModule,
    ErasureModule,
    MembersStoreModule,
    StatementLinesStoreModule,
    StatementsStoreModule,
  ],
})
export class MembersRetentionModule {
  static forYears(years: number): DynamicModule {
    const providers = [FormerMembersRetention, StatementTextsRetention];
    return {
      module: MembersRetentionModule,
      providers: [{ provide: RETENTION_YEARS, useValue: years }, ...providers],
      exports: providers,
    };
  }
}
