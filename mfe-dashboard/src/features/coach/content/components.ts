import type { BlueprintComponent } from './blueprint.ts';
import { firstComponents } from './components-one.ts';
import { otherComponents } from './components-two.ts';

/** The ten components of the blueprint, in the order in which the panel shows them. */
export const blueprintComponents: readonly BlueprintComponent[] = [...firstComponents, ...otherComponents];
