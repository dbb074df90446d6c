import type { PipelineStage } from 'mongoose';

/** Sets the extra time of an attempt and its deadline; of a paused one the deadline follows when it is resumed. */
export function extraTimePipeline(extraTime: number): PipelineStage[] {
  const minutes = { $add: ['$duration', extraTime] };
  const end = { $add: ['$startedAt', { $multiply: [minutes, 60_000] }, { $ifNull: ['$pausedMs', 0] }] };
  const isPaused = { $ifNull: ['$pause.at', false] };
  const stages = [{ $set: { extraTime, deadline: { $cond: [isPaused, '$deadline', end] } } }];
  return stages as PipelineStage[];
}
