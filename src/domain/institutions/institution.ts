import { isPersonName } from "../account/person-name.ts";
import { failure, type Result, success } from "../shared/result.ts";

/** The profile of an institution. */
export interface InstitutionForm {
	readonly name: string;
	readonly town: string;
}

/**
 * Checks the form of an institution and returns both fields trimmed. Mails to unconfirmed addresses contain them: like
 * a person's name, they must carry no link and no telephone number.
 */
export const checkInstitution = (
	form: InstitutionForm,
): Result<InstitutionForm, "forms.required" | "forms.name_invalid"> => {
	const [name, town] = [form.name.trim(), form.town.trim()];
	if (name === "" || town === "") return failure("forms.required");
	return isPersonName(name) && isPersonName(town) ? success({ name, town }) : failure("forms.name_invalid");
};

/** A teacher's membership in an institution. */
export interface TeacherMembership {
	readonly id: string;
	/** The number of the teacher's classes. */
	readonly classes: number;
}

/** The memberships that can take over a teacher's classes: those of the other teachers. */
export const heirsOf = <Membership extends TeacherMembership>(
	memberships: readonly Membership[],
	removedId: string,
): readonly Membership[] => memberships.filter(({ id }) => id !== removedId);

/**
 * The membership that takes over the classes of a removed teacher: another teacher of the institution, who must be
 * named; null when there are no classes. No class is lost, and none leaves the institution.
 */
export const heirOf = <Membership extends TeacherMembership>(
	memberships: readonly Membership[],
	removed: Membership,
	heirId: string | null,
): Result<Membership | null, "institutions.heir_needed"> => {
	if (removed.classes === 0) return success(null);
	const heir = heirsOf(memberships, removed.id).find(({ id }) => id === heirId);
	return heir === undefined ? failure("institutions.heir_needed") : success(heir);
};
