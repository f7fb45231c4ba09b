import { localDateSchema } from "#contract/shared.ts";
import { obstaclesOf } from "#domain/consultations/safety.ts";
import { toInstant, toInstantOrNull } from "#domain/shared/instant.ts";
import { dateIn } from "#domain/shared/time.ts";
import { feedPath } from "#server/consultations/feed.ts";
import {
	allResearchers,
	changeResearcher,
	findResearcher,
	type ResearcherRow,
	researchersAt,
	safetyOf,
} from "#server/consultations/researchers/store.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { drawToken, tokenHash } from "#server/platform/db/token-hash.ts";
import { Refusal } from "#server/platform/refusal.ts";
import type { OperatorContext } from "../context.ts";
import { readDate } from "../times.ts";
import { type ActionContext, type OperatorActionHandlers, recorded } from "./action.ts";
import { refuseWhileBooked } from "./appointments.ts";

/**
 * A researcher by id.
 * @throws Refusal for an unknown one
 */
export async function researcherOf(
	{ database }: { readonly database: Pick<OperatorContext["database"], "queries"> },
	id: string,
): Promise<ResearcherRow> {
	const found = await findResearcher(database.queries(), id);
	if (found === undefined) throw new Refusal(`No researcher has the id "${id}".`, "operator.unknown");
	return found;
}

/**
 * An address opens one desk.
 * @throws Refusal when another active researcher has the address
 */
export async function refuseSharedAddress(
	queries: Queries,
	{ id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
	const other = (await researchersAt(queries, email)).find((row) => row.id !== id);
	if (other !== undefined) {
		throw new Refusal(
			`The researcher "${other.id}" has the address ${email}, and an address opens one desk: use another.`,
			"operator.address_taken",
		);
	}
}

/** A researcher as a row of the list. */
export const shownResearcher = (row: ResearcherRow) => ({
	id: row.id,
	name: row.words.en.name,
	title: row.words.en.title,
	titleFr: row.words.fr.title,
	zone: row.zone,
	languages: row.languages.join(","),
	email: row.email,
	illustrative: row.isIllustrative,
	invited: toInstantOrNull(row.invitedAt),
	identity: row.identityCheck === null ? null : `${row.identityCheck} (${row.identityCheckedBy})`,
	conduct: toInstantOrNull(row.conductAcceptedAt),
	obstacles: obstaclesOf(safetyOf(row)).join(","),
	calendar: row.feedTokenHash !== null,
	retired: row.retiredAt !== null,
});

/**
 * A line that an operator typed, without spaces around it.
 * @throws Refusal for a text that is empty or longer than a line
 */
export function readLine(text: string, what: string): string {
	const line = text.trim();
	if (line === "" || line.length > 200 || /\p{Cc}/u.test(line)) {
		throw new Refusal(
			`${what} has 1 to 200 characters on one line: nothing was changed.`,
			"operator.input_invalid",
		);
	}
	return line;
}

/** The instant of a check: now, or the noon of a day that is not in the future. */
function readCheckDay({ now }: OperatorContext, day: string | undefined, row: ResearcherRow): Date {
	if (day === undefined) return now();
	const date = localDateSchema.parse(readDate(day));
	if (date > dateIn(toInstant(now()), row.zone))
		throw new Refusal(`${day} is in the future: nothing was changed.`, "operator.input_invalid");
	return new Date(`${date}T12:00:00.000Z`);
}

type Changes = Parameters<typeof changeResearcher>[2];

/** Changes a researcher, with more in the same transaction, and shows them. */
export async function changeAndShow(
	context: ActionContext,
	id: string,
	changes: Changes,
	more: (transaction: Transaction) => Promise<void> = async () => {},
) {
	const changed = await recorded(context, { researcherId: id }, async (transaction) => {
		const row = await changeResearcher(transaction, id, changes, context.now());
		await more(transaction);
		return row;
	});
	return { rows: changed === undefined ? [] : [shownResearcher(changed)] };
}

interface ById {
	readonly id: string;
}

/** Changes a researcher who exists. */
const change =
	(changesOf: (context: ActionContext, row: ResearcherRow) => Changes | Promise<Changes>) =>
	async (context: ActionContext, { id }: ById) =>
		changeAndShow(context, id, await changesOf(context, await researcherOf(context, id)));

const unchecked = { identityCheck: null, identityCheckedBy: null, identityCheckedAt: null };

/** Actions on researchers: the list, the checks before they meet students, and their private calendars. */
export const researcherActions: OperatorActionHandlers<
	Exclude<
		Extract<keyof OperatorActionHandlers, `researchers ${string}`>,
		`researchers ${"show" | "add" | "edit"}`
	>
> = {
	"researchers list": async ({ database }, { all }) => {
		const rows = await allResearchers(database.queries());
		return { rows: rows.filter(({ retiredAt }) => all || retiredAt === null).map(shownResearcher) };
	},
	"researchers retire": async (context, { id, keepBooked }) => {
		await researcherOf(context, id);
		await refuseWhileBooked(context, { researcher: id }, keepBooked);
		return changeAndShow(context, id, { retiredAt: context.now() });
	},
	"researchers restore": change(() => ({ retiredAt: null })),
	"researchers calendar": async (context, { id, revoke }) => {
		await researcherOf(context, id);
		if (revoke) {
			await changeAndShow(context, id, { feedTokenHash: null });
			return { rows: [] };
		}
		if (context.publicUrl === undefined)
			throw new Refusal(
				"Set PUBLIC_URL as for the server: the calendar's address begins with it.",
				"operator.nothing_changed",
			);
		const token = drawToken();
		await changeAndShow(context, id, { feedTokenHash: tokenHash(token) });
		return { rows: [{ id, address: `${context.publicUrl}${feedPath(token)}` }] };
	},
	"researchers invite": async (context, { id }) => {
		const { email, locale } = await researcherOf(context, id);
		if (email === null)
			throw new Refusal(`"${id}" has no address: add one with edit.`, "operator.nothing_changed");
		await refuseSharedAddress(context.database.queries(), { id, email });
		const invitedAt = context.now();
		return changeAndShow(context, id, { invitedAt }, async (transaction) => {
			const mail = { kind: "deskInvitation", locale, to: email, accountId: null } as const;
			await context.services.mailer.enqueue(transaction, { ...mail, facts: { researcherId: id } }, invitedAt);
		});
	},
	"researchers check": async (context, { id, what, by, on }) => {
		const row = await researcherOf(context, id);
		return changeAndShow(context, id, {
			identityCheck: readLine(what, "What was checked"),
			identityCheckedBy: readLine(by, "The name of who checked"),
			identityCheckedAt: readCheckDay(context, on, row),
		});
	},
	"researchers uncheck": change(() => unchecked),
	"researchers suspend": change(({ now }) => ({ suspendedAt: now() })),
	"researchers resume": change((_, { id, suspendedAt }) => {
		if (suspendedAt === null)
			throw new Refusal(`"${id}" is not suspended: nothing was changed.`, "operator.nothing_changed");
		return { suspendedAt: null };
	}),
};
