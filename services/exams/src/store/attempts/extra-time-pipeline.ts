import type { PipelineStage } from 'mongoose';

/**
 * Update pipeline that sets extra time and deadline of an attempt. The deadline of a paused one follows at its
 * resumption.
 */
export function extraTimePipeline(extraTime: number): PipelineStage[] {
  const minutes = { $add: ['$duration', extraTime] };
  const end = { $add: ['$startedAt', { $multiply: [minutes, 60_000] }, { $ifNull: ['$pausedMs', 0] }] };
  const isPaused = { $ifNull: ['$pause.at', false] };
  const stages = [{ $set: { extraTime, deadline: { $cond: [isPaused, '$deadline', end] } } }];
  return stages as PipelineStage[];
}
