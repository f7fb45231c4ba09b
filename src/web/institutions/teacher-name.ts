import type { InstitutionTeacher } from "#contract/institutions.ts";

/** A teacher as colleagues know them. */
export const teacherName = ({
	firstName,
	lastName,
}: Pick<InstitutionTeacher, "firstName" | "lastName">): string => `${firstName} ${lastName}`;
