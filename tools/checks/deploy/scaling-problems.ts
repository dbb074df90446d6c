import { AUTOSCALED_CANDIDATES, LEAST, processesFor } from '../../config/sizing.ts';
import type { Manifest } from './manifests.ts';

interface ScalerSpec {
  minReplicas?: number;
  maxReplicas: number;
}

/** Scalers with bounds below the sizing table's numbers for the largest automatically scaled hall. */
export function scalingProblems(place: string, manifests: readonly Manifest[]): string[] {
  const scalers = new Map(
    manifests
      .filter(({ kind }) => kind === 'HorizontalPodAutoscaler')
      .map(({ metadata: { name }, spec }) => [name, spec as ScalerSpec]),
  );
  const hall = `${AUTOSCALED_CANDIDATES.toLocaleString('en')} candidates`;
  return Object.entries(processesFor(AUTOSCALED_CANDIDATES)).flatMap(([name, needed]) => {
    const scaler = scalers.get(name);
    if (!scaler) return [`${place}: nothing scales ${name}`];
    const { minReplicas = 1, maxReplicas } = scaler;
    return [
      ...(maxReplicas < needed
        ? [`${place}: ${name} scales to ${maxReplicas}, but ${hall} need ${needed}`]
        : []),
      ...(minReplicas < LEAST ? [`${place}: ${name} scales down to ${minReplicas}, below ${LEAST}`] : []),
    ];
  });
}
