import type { Instant } from "../shared/instant.ts";
import { failure, type Result, success } from "../shared/result.ts";
import type { BlurredSum } from "./blurred-sum.ts";
import { groupSize } from "./groups.ts";

/** Whether a class has counted a group: only then does it show anything. */
export const hasSpectrum = ({ pupils }: Pick<BlurredSum, "pupils">): boolean => pupils >= groupSize;

interface EarlierClass {
	readonly createdAt: Instant;
	readonly hasSpectrum: boolean;
}

/** Whether a class can continue another one of its teacher: one that was made before it and that shows something. */
export const canFollow = (later: Pick<EarlierClass, "createdAt">, earlier: EarlierClass): boolean =>
	earlier.hasSpectrum && earlier.createdAt < later.createdAt;

/** Checks the earlier class that a teacher names; undefined for one that is not the teacher's. */
export const checkFollowed = (
	later: Pick<EarlierClass, "createdAt">,
	earlier: EarlierClass | undefined,
): Result<null, "classes.cannot_follow"> =>
	earlier !== undefined && canFollow(later, earlier) ? success(null) : failure("classes.cannot_follow");
