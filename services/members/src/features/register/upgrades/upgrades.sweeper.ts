import { Injectable } from '@nestjs/common';
import { UnfinishedSweeper } from '../../../shared/unfinished/unfinished.sweeper';
import { UpgradesRepository } from '../../../store/upgrades/upgrades.repository';
import { UpgradeGrades } from './upgrade-grades.service';

/** Gives granted grades whose process was killed before it did. */
@Injectable()
export class UpgradesSweeper extends UnfinishedSweeper<string> {
  constructor(upgrades: UpgradesRepository, grades: UpgradeGrades) {
    super({
      name: 'upgrades-sweeper',
      one: 'a granted upgrade',
      find: (before) => upgrades.dueBefore(before),
      finish: (id) => grades.give(id),
      idOf: (id) => id,
    });
  }
}
