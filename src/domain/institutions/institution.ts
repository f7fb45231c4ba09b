import { isPersonName } from "../account/person-name.ts";
import { failure, type Result, success } from "../shared/result.ts";

/** The profile of an institution. */
export interface InstitutionForm {
	readonly name: string;
	readonly town: string;
}

/**
 * Checks the form of an institution; both come back trimmed. They go into mails to addresses that nobody has confirmed:
 * like a person's name, they carry no link and no number to call.
 */
export const checkInstitution = (
	form: InstitutionForm,
): Result<InstitutionForm, "forms.required" | "forms.name_invalid"> => {
	const [name, town] = [form.name.trim(), form.town.trim()];
	if (name === "" || town === "") return failure("forms.required");
	return isPersonName(name) && isPersonName(town) ? success({ name, town }) : failure("forms.name_invalid");
};

/** A teacher's place in an institution. */
export interface TeacherPlace {
	readonly id: string;
	/** How many classes the teacher has. */
	readonly classes: number;
}

/** Who can take over a teacher's classes: the other teachers of the institution. */
export const heirsOf = <Place extends TeacherPlace>(
	places: readonly Place[],
	removedId: string,
): readonly Place[] => places.filter(({ id }) => id !== removedId);

/**
 * Who takes over the classes of a teacher who is removed: another teacher of the institution, who has to be named; null
 * where there are no classes. No class is lost, and none goes to anybody outside.
 */
export const heirOf = <Place extends TeacherPlace>(
	places: readonly Place[],
	removed: Place,
	heirId: string | null,
): Result<Place | null, "institutions.heir_needed"> => {
	if (removed.classes === 0) return success(null);
	const heir = heirsOf(places, removed.id).find(({ id }) => id === heirId);
	return heir === undefined ? failure("institutions.heir_needed") : success(heir);
};
