import type { InstitutionPage } from "#contract/institution-page.ts";
import { institutionPicture } from "#domain/institutions/institution-picture.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { readOverviews } from "#server/classes/overview.ts";
import { presentPicture } from "#server/classes/present.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { accessTokensOf } from "./access-token-store.ts";
import { readInvitations } from "./invitations.ts";
import { managersOf } from "./manager-store.ts";
import { mergersOf } from "./merger-store.ts";
import { type InstitutionRow, institutionOf, membershipOf, teachersOf } from "./store.ts";
import { summariesOf } from "./summary-store.ts";
import { presentYear } from "./year-store.ts";

/** An institution's own data. */
export const presentInstitution = ({ name, town, code, isOpen, createdAt }: InstitutionRow) => ({
	name,
	town,
	code,
	isOpen,
	createdAt: toInstant(createdAt),
});

/** The classes of an institution's teachers, and the view of them together. */
async function readClasses(queries: Queries, teacherAccounts: readonly string[], now: Date) {
	const overviews = await readOverviews(queries, teacherAccounts, now);
	return {
		classes: overviews.map(({ picture, ...one }) => ({ ...one, shown: picture.pupils })),
		picture: await presentPicture(institutionPicture(overviews.map(({ picture }) => picture))),
	};
}

/** An account's institution as its own page shows it; null when there is none. */
export async function readInstitution(
	queries: Queries,
	accountId: string,
	now: Date,
): Promise<InstitutionPage | null> {
	const row = await institutionOf(queries, accountId);
	if (row === undefined) return null;
	const teachers = await teachersOf(queries, row.id);
	const inCharge = await managersOf(queries, row);
	const memberIds = new Map(teachers.map((teacher) => [teacher.accountId, teacher.id]));
	const { classes, picture } = await readClasses(queries, [...memberIds.keys()], now);
	return {
		...presentInstitution(row),
		teachers: teachers.map(({ id, firstName, lastName, role, classes, accountId: teacherAccount }) => ({
			id,
			firstName,
			lastName,
			role,
			classes,
			isInCharge: inCharge.some((one) => one.accountId === teacherAccount),
		})),
		inCharge: inCharge.map(({ id, firstName, lastName, isFirst, accountId: managerAccount }) => ({
			id,
			firstName,
			lastName,
			isFirst,
			isYou: managerAccount === accountId,
		})),
		merger: await mergersOf(queries, row.id),
		year: await presentYear(queries, row.id),
		invitations: await readInvitations(queries, row.id, now),
		classes: classes.map(({ teacherId, ...one }) => ({ ...one, teacherId: memberIds.get(teacherId) ?? "" })),
		picture,
	};
}

/** An institution as a program with a token reads it. */
export async function readSums(queries: Queries, { id, name, town }: InstitutionRow, now: Date) {
	const teachers = await teachersOf(queries, id);
	const accounts = teachers.map(({ accountId }) => accountId);
	return { name, town, teachers: teachers.length, ...(await readClasses(queries, accounts, now)) };
}

/** A teacher's membership of an institution; null when there is none. */
export async function readMembership(queries: Queries, accountId: string) {
	const membership = await membershipOf(queries, accountId);
	if (membership === undefined) return null;
	const isInCharge = (await institutionOf(queries, accountId))?.id === membership.institutionId;
	const { name, town, role } = membership;
	const year = await presentYear(queries, membership.institutionId);
	return { name, town, role, joinedAt: toInstant(membership.joinedAt), isInCharge, year };
}

/** The institutions part of an export: the account's own institution, where it teaches, and what it shows counsellors. */
export async function exportInstitutions(queries: Queries, accountId: string, now: Date) {
	const row = await institutionOf(queries, accountId);
	return {
		institution: row === undefined ? null : presentInstitution(row),
		institutionInvitations: row === undefined ? [] : await readInvitations(queries, row.id, now),
		institutionTokens: row === undefined ? [] : await accessTokensOf(queries, row.id, now),
		institutionMembership: await readMembership(queries, accountId),
		shownSummaries: await summariesOf(queries, accountId, now),
	};
}
