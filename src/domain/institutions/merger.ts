import { failure, type Result, success } from "../shared/result.ts";
import { maxTeachers } from "./institution.ts";

/** An institution of a merger, as far as the rule reads it. */
export interface MergedInstitution {
	readonly id: string;
	readonly teachers: number;
}

/**
 * Whether an institution can become part of another. Both persons in charge agree: the first asks, the second accepts.
 * Teachers and persons in charge move; classes follow their teachers, and no class or pupil changes.
 */
export const mayMerge = (
	from: MergedInstitution,
	into: MergedInstitution,
): Result<null, "institutions.merge_self" | "institutions.full"> => {
	if (from.id === into.id) return failure("institutions.merge_self");
	return from.teachers + into.teachers > maxTeachers ? failure("institutions.full") : success(null);
};
