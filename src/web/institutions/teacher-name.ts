import type { InstitutionTeacher } from "#contract/institutions.ts";

/** A teacher's name as colleagues see it. */
export const teacherName = ({
	firstName,
	lastName,
}: Pick<InstitutionTeacher, "firstName" | "lastName">): string => `${firstName} ${lastName}`;
