import { checkName, type NameRefusal, type NameRule, nameText } from "../shared/name-text.ts";
import { failure, type Result, success } from "../shared/result.ts";

/** The profile of an institution. */
export interface InstitutionForm {
	readonly name: string;
	readonly town: string;
}

/** Names of schools contain dates, numbers of streets and of the ministry, and the names of several schools. */
const schoolRule: NameRule = { maxLength: 150, maxDigits: 8 };
/** A town may carry its postcode. */
const townRule: NameRule = { maxLength: 100, maxDigits: 8 };

/** The rules of both fields, by field. */
export const institutionRules = { name: schoolRule, town: townRule } as const;

/**
 * Checks the form of an institution and returns both fields as they are stored. Mails to unconfirmed addresses contain
 * them: like a person's name, they must carry no link and no telephone number.
 */
export const checkInstitution = (
	form: InstitutionForm,
): Result<InstitutionForm, "forms.required"> | NameRefusal => {
	if (nameText(form.name) === "" || nameText(form.town) === "") return failure("forms.required");
	const name = checkName(form.name, schoolRule);
	if (!name.ok) return name;
	const town = checkName(form.town, townRule);
	return town.ok ? success({ name: name.value, town: town.value }) : town;
};

/** The maximum number of teachers of an institution. */
export const maxTeachers = 300;

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

/** The colleague who takes over one class. */
export interface ClassHeir {
	readonly classId: string;
	readonly heirId: string;
}

/**
 * The memberships that take over the classes of a removed teacher, class by class. Each class needs another teacher of
 * the institution; a class that `chosen` does not name goes to `heirId`.
 */
export const heirsOfClasses = <Membership extends TeacherMembership>(
	memberships: readonly Membership[],
	removed: Membership,
	classIds: readonly string[],
	{ heirId, chosen }: { readonly heirId: string | null; readonly chosen: readonly ClassHeir[] },
): Result<ReadonlyMap<string, Membership>, "institutions.heir_needed"> => {
	const heirs = new Map<string, Membership>();
	for (const classId of classIds) {
		const named = chosen.find((one) => one.classId === classId)?.heirId ?? heirId;
		const heir = heirOf(memberships, { ...removed, classes: 1 }, named);
		if (!heir.ok || heir.value === null) return failure("institutions.heir_needed");
		heirs.set(classId, heir.value);
	}
	return success(heirs);
};
